/**
 * All that needs the pages of the rules, in one module: what the sources load with import() becomes a bundle of its own, and
 * the pages should be in one of them only.
 */
export { documentedRules } from '../../rules/documented.js'
export { explain } from './explain.js'
export { rulesTable } from './rules.js'
