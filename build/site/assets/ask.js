/** What the API answers, a refusal too; null where there is no answer. */
export async function asJson(address) {
  try {
    const response = await fetch(address)
    return await response.json()
  } catch {
    return null
  }
}
