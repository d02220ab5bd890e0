import fc from 'fast-check'
import { Lexicon } from '../../build/ingest/layout/lexicon.ts'
import { loadEngine } from '../../build/ingest/pdf/engine.ts'
import { openDocument } from '../../build/ingest/pdf/document.ts'
import { readWording } from '../../build/ingest/wording/reading.ts'
import { flowPages } from './support/flow-pages.ts'
import { printed, wording } from './support/random-wording.ts'
import { writeFileSync } from 'node:fs'
const [runs=200, seed=1, shown=5]=process.argv.slice(2).map(Number)
const engine=await loadEngine(2**28)
const plain=(t:string)=>t.normalize('NFKC').split('\f').map(x=>x.replace(/[\s\u00ad-]/g,'')).join('\f')
const num=(t:string)=>t.toLowerCase().match(/[\p{L}\p{N}]+/gu)?.join(' ')??''
let bad=0; const by:Record<string,[number,number]>={}
const t0=performance.now()
for (let i=0;i<runs;i++) {
  const [d]=fc.sample(wording,{seed:seed+i,numRuns:1})
  const key=d!.manner+' '+d!.columns
  by[key]??=[0,0]; by[key]![1]++
  const {pieces,numbers:known,setting}=printed(d!)
  const laid=flowPages(pieces,setting)
  if (laid.pages<2) { by[key]![1]--; continue }
  const open=openDocument(engine,laid.bytes)
  const content={head:open.head,pages:Array.from({length:laid.pages},(_,a)=>open.page(a+1)),controls:[],memory:0}
  open.close()
  const read=readWording(content,new Lexicon())
  const want=known.map((k,a)=>`${num(k)} p${laid.texts[a]!.page} ${plain(laid.texts[a]!.text)}`)
  const got=read.clauses.map(c=>`${num(c.number)} p${c.page} ${plain(c.text)}`)
  const w=want.findIndex((x,a)=>x!==got[a])
  if (w!==-1||want.length!==got.length) {
    bad++; by[key]![0]++
    if (bad<=shown) { writeFileSync(`/tmp/docs.h/fail-${seed+i}.pdf`,laid.bytes)
      const cut=(s:string|undefined)=>s===undefined?'-':s.length>700?s.slice(0,700)+'…':s
      let k=0; const a=want[w]??'',b=got[w]??''; while(k<a.length&&a[k]===b[k])k++
      console.log('SEED',seed+i,key,'size',d!.size,'spaced',d!.spaced,'banner',d!.banner,'wm',d!.watermark,'clause',w,'of',want.length,got.length,'at',k,'\n  WANT …'+a.slice(Math.max(0,k-60),k+120).replaceAll('\f','␌')+'\n  GOT  …'+b.slice(Math.max(0,k-60),k+120).replaceAll('\f','␌')+`\n  want num ${a.slice(0,30)} got ${b.slice(0,30)}`) }
  }
}
console.log('bad',bad,'of',runs,((performance.now()-t0)/runs).toFixed(0)+' ms each',JSON.stringify(by))
