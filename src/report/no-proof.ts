/** The sentence that ends what people might take for a verdict on a server. */
export function noProof(facts: string): string {
  return `Static checks of what is declared, with the facts of ${facts}: a clean result is no proof that the server is safe.`
}
