/**
 * Milliseconds a PDF: a bill of a line, a bill of thirty lines over three pages, and an act of twelve lines, each in both languages.
 * The first of all, which loads fonts and layout, is apart. `node --import tsx tests/bench/papers.bench.ts`
 */
import { renderPaper } from '../../app/server/pdf/renderPaper.ts';
import { paperLanguages } from '../../src/domain/documents/sumInWords.ts';
import type { Paper } from '../../src/domain/documents/billingDocument.ts';
import { makeActPaper, makeLongPaper, makePaper } from '../server/support/papers.ts';
import { median } from './support/median.ts';

const rounds = Number(process.env['ROUNDS'] ?? 20);

async function timed(paper: Paper, language: (typeof paperLanguages)[number]) {
  const startedAt = performance.now();
  const cpuBefore = process.cpuUsage();
  const { length } = await renderPaper(paper, language);
  const { user, system } = process.cpuUsage(cpuBefore);
  return { ms: performance.now() - startedAt, cpuMs: (user + system) / 1000, length };
}

const first = await timed(makePaper(), 'ru');
console.log(`The first PDF of a process: ${first.ms.toFixed(0)} ms`);
const papers = {
  'A bill': makePaper(),
  'A bill of 30 lines': makeLongPaper(),
  'An act of 12 lines': makeActPaper(12),
};
for (const [name, paper] of Object.entries(papers))
  for (const language of paperLanguages) {
    const times: number[] = [];
    const cpuTimes: number[] = [];
    let bytes = 0;
    for (let round = 0; round < rounds; round += 1) {
      const { ms, cpuMs, length } = await timed(paper, language);
      times.push(ms);
      cpuTimes.push(cpuMs);
      bytes = length;
    }
    console.log(
      `${name} (${language}): ${median(times).toFixed(1)} ms, of which the processor ${median(cpuTimes).toFixed(1)} ms, ${(bytes / 1024).toFixed(1)} KiB`,
    );
  }
