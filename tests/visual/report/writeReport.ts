import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundlePage } from '../pages/bundlePage.ts';
import { summaryOf } from './summary.ts';
import type { VisualReport } from './visualReport.ts';

/** Writes index.html, report.json and summary.md next to the pictures; returns the text for the terminal. */
export async function writeReport(folder: string, report: VisualReport): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const summary = summaryOf(report);
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(join(folder, 'summary.md'), summary);
  writeFileSync(
    join(folder, 'index.html'),
    await bundlePage({ title: 'Visual comparison', entry: 'report.ts', data: report }),
  );
  return `\n${summary}\nLook: ${join(folder, 'index.html')}`;
}
