import { summaryOf } from '../check/dataset/summary.ts'
import { factProofs } from '../check/proof/fact-proof.ts'
import { relationsIn } from '../pipeline/make-products.ts'
import { bodyContext, datasetHeadOf } from '../publish/answers/context.ts'
import { PRODUCT_ANSWERS } from '../publish/answers/index.ts'
import { datasetStore } from '../publish/store/dataset-store.ts'
import { assets } from '../publish/site/assets.ts'
import { productFiles } from '../publish/site/site-files.ts'
import type { DeskData } from './desk-data.ts'

/** Origin of the addresses in the page and the body; nothing is at them. */
const BASE = 'https://published.invalid'

/** Page and body of a product as it will be published, from the disk as it is now, by the functions of the build. */
export function publishedOf(data: DeskData, uin: string) {
  const subject = data.read(uin)
  const own = summaryOf(subject)
  const others = [...data.products]
    .filter(({ product }) => product.uin !== subject.product.uin)
    .map(({ files, product }) => summaryOf({ path: files.path, product, clauses: null }))
  const products = [...others, own]
  const store = datasetStore(data.catalogue, products)
  try {
    const publication = bodyContext(data.catalogue, store, BASE, 'files', products)
    const relations = relationsIn(publication)(own)
    const context = {
      ...datasetHeadOf(publication),
      to: publication.to,
      ...relations,
      languages: [],
      proofs: factProofs(subject),
    }
    const [answer] = PRODUCT_ANSWERS.getPolicy(context, subject)
    const files = answer === undefined ? [] : [...productFiles(context, subject, answer.body)]
    const page = files.find(({ path }) => path.endsWith('.html'))
    if (answer === undefined || page === undefined) throw new Error(`no page is made of ${uin}`)
    return { path: page.path, html: framed(String(page.content)), body: answer.body }
  } finally {
    store.close()
  }
}

/** A page that needs no other file and runs nothing; its links lead nowhere. */
function framed(html: string): string {
  const style = `<base target="_blank"><style>${new Map(assets()).get('site.css')?.toString() ?? ''}</style>`
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gsu, '')
    .replaceAll(/<link rel="(?:stylesheet|icon)"[^>]*>/gu, '')
    .replace('</head>', () => `${style}</head>`)
}
