/** The texts of a page that stand in its own language: those of parts that are marked as another are left out. */
function ownTexts(html: string, language: string): string[] {
  const texts: string[] = []
  const open: (string | null)[] = [language]
  const body = html.slice(html.indexOf('<body')).replace(/<script\b[^]*?<\/script>|<svg\b[^]*?<\/svg>/gu, '')
  for (const { 1: end, 2: tag = '', 3: rest = '', 4: text = '' } of body.matchAll(
    /<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/gu,
  )) {
    const current = open.at(-1) ?? language
    if (text !== '' && current === language) texts.push(text)
    if (tag === '') continue
    if (end === '/') open.pop()
    else {
      const own = / lang="([^"]+)"/u.exec(rest)?.[1] ?? current
      if (own === language)
        texts.push(
          ...Array.from(
            rest.matchAll(/ (?:aria-label|placeholder|title)="([^"]*)"/gu),
            ([, said = '']) => said,
          ),
        )
      if (!rest.endsWith('/')) open.push(own)
    }
  }
  return texts
}

/** Latin letters that a page of another language may hold: addresses, numbers, and names with no other spelling. */
const ALLOWED =
  /\([^)]*\)|(?:https?:\/\/|mailto:)\S+|\S+@\S+|\b(?:www\.)?[\w.-]+\.(?:in|com|org|gov|co|example|invalid)\S*|[A-Z0-9&/,._~()-]*\d[\w&/,._~()-]*|\b(?:[A-Z]{2,}s?|[A-Z]\/[A-Z][a-z]+|WhatsApp|Markdown|UIN|p|x)\b|&(?:amp|lt|gt|quot);/gu

/** The words of Latin letters among them that nothing explains, a text each. */
export function unmarked(html: string, language: string): string[] {
  return ownTexts(html, language).filter((text) => /[A-Za-z]{2,}/u.test(text.replace(ALLOWED, ' ')))
}
