// What the scripts of the pages share; every page works without them, too.

/** What the API answers, a refusal too; null where there is no answer. */
export async function asJson(address) {
  try {
    const response = await fetch(address)
    return await response.json()
  } catch {
    return null
  }
}
