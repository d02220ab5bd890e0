import { placeOn } from './transform.ts'
import type { Engine } from './engine.ts'
import type { FormControl } from './pdf-model.ts'

// PDF files through PDFium. This module: the fields of a form.

const WIDGET = 20
const TYPES = [
  'unknown',
  'button',
  'checkbox',
  'radiobutton',
  'choice',
  'choice',
  'text',
  'signature',
] as const

/** Every control of every form field, in the order of the pages. */
export function readControls(engine: Engine, document: number): FormControl[] {
  const { api } = engine
  const info = api.PDFiumExt_OpenFormFillInfo()
  const form = api.PDFiumExt_InitFormFillEnvironment(document, info)
  const controls: FormControl[] = []
  try {
    const pages = api.FPDF_GetPageCount(document)
    for (let at = 0; at < pages; at++) controls.push(...controlsOfPage(engine, document, form, at))
  } finally {
    api.PDFiumExt_ExitFormFillEnvironment(form)
    api.PDFiumExt_CloseFormFillInfo(info)
  }
  return controls
}

function controlsOfPage(engine: Engine, document: number, form: number, index: number): FormControl[] {
  const { api } = engine
  const page = api.FPDF_LoadPage(document, index)
  if (page === 0) return []
  const place = placeOn(engine, page, api.FPDF_GetPageWidthF(page), api.FPDF_GetPageHeightF(page))
  const controls: FormControl[] = []
  const count = api.FPDFPage_GetAnnotCount(page)
  for (let at = 0; at < count; at++) {
    const annotation = api.FPDFPage_GetAnnot(page, at)
    if (api.FPDFAnnot_GetSubtype(annotation) === WIDGET) {
      api.FPDFAnnot_GetRect(annotation, engine.scratch)
      const [x, y, xx, yy] = [0, 4, 8, 12].map((offset) => engine.float(engine.scratch + offset))
      const [one, two] = [place(x ?? 0, y ?? 0), place(xx ?? 0, yy ?? 0)]
      controls.push({
        page: index + 1,
        x0: Math.min(one[0], two[0]),
        y0: Math.min(one[1], two[1]),
        x1: Math.max(one[0], two[0]),
        y1: Math.max(one[1], two[1]),
        ...describe(engine, form, annotation),
      })
    }
    api.FPDFPage_CloseAnnot(annotation)
  }
  api.FPDF_ClosePage(page)
  return controls
}

function describe(engine: Engine, form: number, annotation: number) {
  const { api, text16 } = engine
  const options: string[] = []
  const count = api.FPDFAnnot_GetOptionCount(form, annotation)
  for (let at = 0; at < count; at++)
    options.push(text16((to, bytes) => api.FPDFAnnot_GetOptionLabel(form, annotation, at, to, bytes)))
  return {
    name: text16((to, bytes) => api.FPDFAnnot_GetFormFieldName(form, annotation, to, bytes)),
    type: TYPES[api.FPDFAnnot_GetFormFieldType(form, annotation)] ?? ('unknown' as const),
    state: onState(engine, annotation),
    options,
  }
}

/** The name of the appearance that switches a button on, which a program writes into the field. */
function onState({ api, text16 }: Engine, annotation: number): string {
  return text16((to, bytes) =>
    bytes === 0 ? 512 : api.EPDFAnnot_GetButtonExportValue(annotation, to, bytes),
  )
}
