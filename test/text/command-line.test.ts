import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCommand } from '../../src/text/command-line.js'

const line = (program: string, words: string[], sure = true) => ({ kind: 'line', program, words, sure })
const shell = (sign: string) => ({ kind: 'shell', sign })
const program = { kind: 'program' }

test.each([
  'my-mcp-server',
  ' npx ',
  '/Applications/My Notes.app/Contents/MacOS/notes-mcp',
  './My Helper.app/Contents/MacOS/Helper',
  'C:\\Program Files\\nodejs\\node.exe',
  'C:\\Program Files (x86)\\Example\\mcp server.exe',
  'C:\\R & D\\bin\\tool.exe',
  '\\\\server\\share\\My Tool\\x.exe',
  '/Users/me/Library/Application Support/Tool/bin/run',
  "/Users/o'brien/My Tool/run",
  '/home/me/Python Projects/tools/server',
  '/home/me/node tools/bin/server',
  '/opt/My - Tools/server',
  '<path of the binary>',
  '<Pfad zum Programm>',
  '{{ cookiecutter.bin_name }}',
  '${{ matrix.command }}',
  '{path to binary}',
  '${COMMAND}',
  '%APPDATA%\\My Tool\\tool.exe',
  '${HOME}/My Tools/server',
  '${TOOLS_DIR:-/opt/my tools}/srv',
  '${A} ${B}',
  'C:\\tools\\a;b\\x.exe',
])('a program: %s', text => expect(readCommand(text)).toEqual(program))

test.each(['', ' ', '\t\n', '""', "''", '"  "'])('empty: %j', text =>
  expect(readCommand(text)).toEqual({ kind: 'empty' }),
)

test('quotes around the whole', () => {
  expect(readCommand('"/opt/My Tools/server"')).toEqual({ kind: 'quoted', program: '/opt/My Tools/server' })
  expect(readCommand("'node'")).toEqual({ kind: 'quoted', program: 'node' })
})

test.each([
  ['npx -y x', line('npx', ['-y', 'x'])],
  ['uvx mcp-server-git --repository /srv/repo', line('uvx', ['mcp-server-git', '--repository', '/srv/repo'])],
  ['example-server --stdio', line('example-server', ['--stdio'])],
  ['node ./server.js', line('node', ['./server.js'])],
  ['node  "my server.js"\t--a', line('node', ['my server.js', '--a'])],
  ["sh -c 'a && b; c'", line('sh', ['-c', 'a && b; c'])],
  ['uv run --with ${PKG:-a b} x', line('uv', ['run', '--with', '${PKG:-a b}', 'x'])],
  ['docker run -e K={{ my key }} img', line('docker', ['run', '-e', 'K={{ my key }}', 'img'])],
  ['heroku mcp:start', line('heroku', ['mcp:start'])],
  [
    'npx -y mcp-remote https://x.example.com/mcp?a=1&b=2;c',
    line('npx', ['-y', 'mcp-remote', 'https://x.example.com/mcp?a=1&b=2;c']),
  ],
  ['node server.js --filter=a;b', line('node', ['server.js', '--filter=a;b'])],
  [
    'C:\\Program Files\\nodejs\\node.exe C:\\tools\\server.js',
    line('C:\\Program Files\\nodejs\\node.exe', ['C:\\tools\\server.js']),
  ],
  ['C:\\PROGRAM FILES\\X.EXE serve', line('C:\\PROGRAM FILES\\X.EXE', ['serve'])],
  ['C:\\nodejs\\npx.cmd -y x', line('C:\\nodejs\\npx.cmd', ['-y', 'x'])],
  ['"C:\\Program Files\\nodejs\\node.exe" server.js', line('C:\\Program Files\\nodejs\\node.exe', ['server.js'])],
  ['/usr/local/bin/files-mcp --stdio', line('/usr/local/bin/files-mcp', ['--stdio'])],
  ['/usr/local/bin/files-mcp /srv/docs', line('/usr/local/bin/files-mcp', ['/srv/docs'])],
  ['/opt/My Tools/files-mcp --stdio', line('/opt/My Tools/files-mcp', ['--stdio'], false)],
  ['/opt/My Tools/run.sh --stdio', line('/opt/My Tools/run.sh', ['--stdio'])],
  ['/opt/tool serve app.js --x', line('/opt/tool serve app.js', ['--x'], false)],
  ['/home/dev/.local/bin/uvx mcp-server-time', line('/home/dev/.local/bin/uvx', ['mcp-server-time'])],
  ['/usr/bin/python3.11 src/server.py', line('/usr/bin/python3.11', ['src/server.py'])],
  ['/opt/node src/index.js', line('/opt/node', ['src/index.js'], false)],
  ['~/bin/tool --x=/a/b', line('~/bin/tool', ['--x=/a/b'])],
  ['${HOME}/bin/x --flag', line('${HOME}/bin/x', ['--flag'], false)],
  ['$HOME/My Bin/x --flag', line('$HOME/My Bin/x', ['--flag'], false)],
  ['${HOME}/.local/bin/uvx mcp-server-time', line('${HOME}/.local/bin/uvx', ['mcp-server-time'], false)],
  ['${NODE} server.js', line('${NODE}', ['server.js'], false)],
  ['<path to python> server.py', line('<path to python>', ['server.py'], false)],
  ['node "server.js', line('node', ['"server.js'], false)],
])('a line: %s', (text, expected) => expect(readCommand(text)).toEqual(expected))

test.each([
  ['cd /srv/app && node server.js', 'cd'],
  ['source .env; node x', 'source'],
  ['export A=1', 'export'],
  ['. ./env.sh', '.'],
  ['PORT=8080 node server.js', 'PORT='],
  ['KEY="a b" node server.js', 'KEY='],
  ['KEY=abc', 'KEY='],
  ['node a.js && node b.js', '&&'],
  ['node a.js||true', '||'],
  ['cat x | tool', '|'],
  ['tool; other', ';'],
  ['node server.js > out.log', '>'],
  ['node server.js 2>/dev/null', '2>'],
  ['node server.js 2>&1', '2>&1'],
  ['tool < in.txt', '<'],
  ['node server.js &', '&'],
  ['node server.js&', '&'],
  ['`which node` server.js', '`'],
  ['$(which node) server.js', '$('],
  ['/Applications/My\\ App/x', '\\ '],
])('a shell text: %s', (text, sign) => expect(readCommand(text)).toEqual(shell(sign)))

const letters = fc.string({ unit: fc.constantFrom(...'ab /\\"\'$%{}<>|&;=`-.\t:~()'), maxLength: 60 })

test('takes any text', () => {
  fc.assert(
    fc.property(fc.oneof(letters, fc.string({ unit: 'binary' })), text => {
      const reading = readCommand(text)
      expect(reading).toEqual(readCommand(` ${text}\n`))
      if (reading.kind === 'line') {
        expect(reading.words.length).toBeGreaterThan(0)
        expect(text).toContain(reading.program.trim().slice(0, 1))
      }
    }),
    { seed: 7, numRuns: 2000 },
  )
})

test.each([
  'My Tool.exe',
  'Google Chrome',
  'YOUR PATH HERE',
  'absolute path to python (in .venv)',
  'My Helper.app/Contents/MacOS/Helper',
  'Program Files/nodejs/node.exe',
  'see README',
])('prose, or a path with blanks: %s', text => expect(readCommand(text)).toEqual({ kind: 'program' }))

test('a launcher whose path argument may go on behind a blank is not split for sure', () => {
  expect(readCommand('python /home/u/my dir/x.py')).toMatchObject({ kind: 'line', sure: false })
  expect(readCommand('node ./server.js --stdio')).toMatchObject({ kind: 'line', sure: true })
})

test('a split that is sure loses nothing', () => {
  const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/)
  fc.assert(
    fc.property(word, fc.array(word, { minLength: 1, maxLength: 5 }), (first, rest) => {
      fc.pre(!/^(?:cd|set|eval|alias|export|source|unset|pushd)$/.test(first))
      fc.pre(
        ![first, ...rest].some(one =>
          /^(?:the|my|your|yours|path|paths|here|see|enter|insert|put|full|some|todo)$/.test(one),
        ),
      )
      expect(readCommand([first, ...rest].join(' '))).toEqual(line(first, rest))
    }),
    { seed: 7, numRuns: 300 },
  )
})

test('long hostile texts end', () => {
  for (const part of ['${', '{{', '"', "'", '%A', '<a', '\\ ', ' a', '/b ', '&', '${a}', '"a" ', '{', '}', '$(']) {
    expect(readCommand(part.repeat(50_000)).kind).toBeTypeOf('string')
    expect(readCommand(`/x ${part.repeat(50_000)}`).kind).toBeTypeOf('string')
  }
})
