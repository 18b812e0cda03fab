import type { Target } from './target.js'

const mistral: Target = {
  id: 'mistral',
  name: "Mistral's API",
  about: "function calling of Mistral, which holds schemas against JSON Schema's own schema",
  inAll: true,
  limits: {},
}
export default mistral
