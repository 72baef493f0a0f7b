/**
 * Milliseconds a PDF: a bill of a line, a bill of thirty lines over three pages, and an act of twelve lines, each in both languages.
 * The first of all, which loads fonts and layout, is apart. `node --import tsx tests/bench/documents.bench.ts`
 */
import { renderDocument } from '../../app/server/pdf/renderDocument.ts';
import { documentLanguages } from '../../src/domain/documents/sumInWords.ts';
import type { BillingDocument } from '../../src/domain/documents/billingDocument.ts';
import {
  makeCompletionCertificate,
  makeLongDocument,
  makeBillingDocument,
} from '../server/support/billingDocuments.ts';
import { median } from './support/median.ts';

const rounds = Number(process.env['ROUNDS'] ?? 20);

async function timed(document: BillingDocument, language: (typeof documentLanguages)[number]) {
  const startedAt = performance.now();
  const cpuBefore = process.cpuUsage();
  const { length } = await renderDocument(document, language, 'Meridian');
  const { user, system } = process.cpuUsage(cpuBefore);
  return { ms: performance.now() - startedAt, cpuMs: (user + system) / 1000, length };
}

const first = await timed(makeBillingDocument(), 'ru');
console.log(`The first PDF of a process: ${first.ms.toFixed(0)} ms`);
const documents = {
  'A bill': makeBillingDocument(),
  'A bill of 30 lines': makeLongDocument(),
  'An act of 12 lines': makeCompletionCertificate(12),
};
for (const [name, document] of Object.entries(documents))
  for (const language of documentLanguages) {
    const times: number[] = [];
    const cpuTimes: number[] = [];
    let bytes = 0;
    for (let round = 0; round < rounds; round += 1) {
      const { ms, cpuMs, length } = await timed(document, language);
      times.push(ms);
      cpuTimes.push(cpuMs);
      bytes = length;
    }
    console.log(
      `${name} (${language}): ${median(times).toFixed(1)} ms, of which the processor ${median(cpuTimes).toFixed(1)} ms, ${(bytes / 1024).toFixed(1)} KiB`,
    );
  }
