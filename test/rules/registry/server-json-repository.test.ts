import family from '../../../src/rules/registry/server-json-repository.js'
import { cases } from '../../support/cases.js'
import { entry, repository, ruleOf } from '../../support/server-json.js'

const good = [
  repository({}),
  repository({ url: '"https://www.github.com/example-org/demo.git"' }),
  repository({ url: '"https://gitlab.com/example-org/demo/"', source: '"gitlab"' }),
]
const fixed = repository({}).text

cases(ruleOf(family, 'REPOSITORY_EMPTY'), {
  quiet: [...good, repository({ source: undefined })],
  loud: [
    { ...entry({ repository: '«{}»' }), says: 'empty', fixed: entry().text },
    { ...entry({ repository: '«{"url":"","source":""}»' }), says: 'empty', fixed: entry().text },
  ],
})
cases(ruleOf(family, 'REPOSITORY_SOURCE_UNSUPPORTED'), {
  quiet: good,
  loud: [
    { ...repository({ source: '«"GitHub"»' }), says: 'other', fixed },
    { ...repository({ source: '«"bitbucket"»', url: '"https://bitbucket.org/a/b"' }), says: 'other' },
    { ...repository({ source: '«""»' }), says: 'other' },
  ],
})
cases(ruleOf(family, 'REPOSITORY_URL_INVALID'), {
  quiet: [...good, repository({ source: '"bitbucket"', url: '"https://bitbucket.org/a/b"' })],
  loud: [
    ...[
      'git+https://github.com/example-org/demo.git',
      'git@github.com:example-org/demo.git',
      'ssh://git@github.com/example-org/demo',
      'git://github.com/example-org/demo.git',
    ].map(url => ({
      ...repository({ url: `«"${url}"»` }),
      says: 'git',
      fixed,
    })),
    { ...repository({ url: '«"https://github.com/example-org/mono/tree/main/servers/demo"»' }), says: 'folder' },
    { ...repository({ url: '«"https://gitlab.com/example-org/team/demo"»', source: '"gitlab"' }), says: 'nested' },
    { ...repository({ source: '"gitlab"', url: '«"https://github.com/example-org/demo"»' }), says: 'other-host' },
    { ...repository({ url: '«"https://github.com/example-org"»' }), says: 'form' },
    { ...repository({ url: '«""»' }), says: 'form' },
  ],
})
cases(ruleOf(family, 'REPOSITORY_URL_HTTP'), {
  quiet: good,
  loud: [{ ...repository({ url: '"«http»://github.com/example-org/demo"' }), says: 'http', fixed }],
})
cases(ruleOf(family, 'REPOSITORY_SUBFOLDER_INVALID'), {
  quiet: [repository({ subfolder: '"servers/demo"' }), repository({ subfolder: '""' })],
  loud: [
    ...['/servers/demo', './servers/demo', 'servers/demo/'].map(path => ({
      ...repository({ subfolder: `«"${path}"»` }),
      says: 'form',
      fixed: repository({ subfolder: '"servers/demo"' }).text,
    })),
    { ...repository({ subfolder: '«"servers/../demo"»' }), says: 'form' },
    { ...repository({ subfolder: '«"my servers"»' }), says: 'form' },
  ],
})
