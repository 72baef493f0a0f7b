import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pid } from 'node:process';
import { fileURLToPath } from 'node:url';
import { areas } from '../stories/spec/register.ts';

const requirementsFolder = fileURLToPath(new URL('../stories/spec/requirements/', import.meta.url));
/** Ignored by git. */
const pagesFolder = fileURLToPath(new URL('../.cache/areas/', import.meta.url));

const pageOf = (title: string, prefix: string) => `import { Meta } from '@storybook/addon-docs/blocks';
import { AreaPage } from '../../stories/spec/AreaPage.tsx';

<Meta title="Specification/${title}" name="${title}" />

<AreaPage prefix="${prefix}" />
`;

/**
 * Writes a page for each area of the specification, because Storybook finds pages only as files. A page has the name
 * of its requirements' file, which determines the order in the sidebar.
 */
export function writeAreaPages(folder = pagesFolder): void {
  mkdirSync(folder, { recursive: true });
  const left = new Set(readdirSync(folder).filter((name) => name.endsWith('.mdx')));
  for (const file of readdirSync(requirementsFolder)) {
    const prefix = /^ {2}prefix: '(\w+)'/m.exec(readFileSync(requirementsFolder + file, 'utf8'))?.[1];
    const area = areas.find((each) => each.prefix === prefix);
    if (!area) continue;
    const name = `${basename(file, '.ts')}.mdx`;
    left.delete(name);
    // Written atomically, because another Storybook may read it.
    writeFileSync(`${folder}${name}.${pid}`, pageOf(area.title, area.prefix));
    renameSync(`${folder}${name}.${pid}`, folder + name);
  }
  for (const name of left) rmSync(folder + name, { force: true });
}
