/**
 * `npm run audit:catalogue`: plants changes of every kind and prints how many of them the catalogue caught.
 *
 *   npm run audit:catalogue -- --only pictures   some parts
 *
 * Exit code 0: every change was found; 1: one was missed, or a part did not come to its end.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { auditTable, isProven, readFigures } from './figures.ts';
import { auditParts, type AuditPart } from './parts.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const names = values.only?.split(',') ?? auditParts.map(({ name }) => name);
const unknown = names.filter((name) => !auditParts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(
    `No part ${unknown.join(', ')}. There are: ${auditParts.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

/** Runs a part to its end, telling every line of it as it comes. */
function outputOf({ program }: AuditPart): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...program], { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      process.stdout.write(chunk);
    });
    child.once('error', (error) => {
      console.error(error.message);
      resolve('');
    });
    child.once('close', () => resolve(output));
  });
}

const results = [];
for (const part of auditParts.filter(({ name }) => names.includes(name)))
  results.push({ ...part, figures: readFigures(await outputOf(part)) });
console.log(`\n${auditTable(results)}`);
process.exitCode = results.every(({ figures }) => isProven(figures)) ? 0 : 1;
