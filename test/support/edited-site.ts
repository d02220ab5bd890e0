import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { call } from '../../functions/mcp/call.ts'
import { toolNamed } from '../../functions/mcp/tools.ts'
import { answerQuery } from '../../functions/query/handler.ts'
import { folderSource } from '../../functions/query/source/reader.ts'
import type { BuildOptions } from '../../build/pipeline/index.ts'
import { EditedData } from './edited-data.ts'

/** Change that a test makes in a record of the golden dataset, whose type it knows. */
type Edit = (record: never) => unknown

/** The golden dataset with a few records changed, built, and asked in every way there is. */
export class EditedSite extends EditedData {
  folder = ''

  constructor(edits: Readonly<Record<string, Edit>>) {
    super()
    for (const [path, edit] of Object.entries(edits)) this.change(path, edit)
  }

  async build(more: Partial<BuildOptions> = {}): Promise<void> {
    this.folder = await this.built(more)
  }

  file(path: string): Promise<string> {
    return readFile(join(this.folder, path), 'utf8')
  }

  /** Answer to a query: JSON or a page. */
  async get(path: string): Promise<string> {
    const request = new Request(`https://edited.example${path}`)
    return (await answerQuery(request, folderSource(this.folder))).text()
  }

  async tool(name: string, args: object): Promise<string> {
    return (await call(folderSource(this.folder), toolNamed(name), { ...args })).text
  }
}
