/** Put in by the build (and by vitest.config.ts); missing when the source is run as it is. */
declare const __VERSION__: string | undefined
declare const __HOMEPAGE__: string | undefined

/** The version of package.json. */
export const version: string = typeof __VERSION__ === 'string' ? __VERSION__ : '0.0.0'

/** The homepage of package.json; none as long as the project has none. */
export const homepage: string | undefined =
  typeof __HOMEPAGE__ === 'string' && __HOMEPAGE__ !== '' ? __HOMEPAGE__ : undefined

/** The day on which the facts about clients were last checked as a whole. */
export const facts = '2026-11-30'
