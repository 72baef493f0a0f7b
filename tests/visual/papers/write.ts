/**
 * Writes every mail and static page into a built Storybook, with its list, and into the graph of what that is made of:
 * `node --import tsx tests/visual/papers/write.ts <folder>`. Run from the project whose pages they are.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GraphModule, ModuleGraph } from '../../../.storybook/moduleGraphPlugin.ts';
import { createModuleLoader } from '../../../app/build/moduleLoader.ts';

const [folder = ''] = process.argv.slice(2);
const graphFile = join(folder, 'module-graph.json');
const graph = JSON.parse(readFileSync(graphFile, 'utf8')) as ModuleGraph;
const sheets = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.css'));
const head = sheets.sort().map((file) => `<link rel="stylesheet" href="/assets/${file}">`);
const loader = await createModuleLoader();
const modules: Record<string, GraphModule> = { ...graph.modules };
try {
  const { everyPaper } = await loader.load<typeof import('./papers.ts')>('/tests/visual/papers/papers.ts');
  mkdirSync(join(folder, 'papers'), { recursive: true });
  const papers = await everyPaper(head);
  for (const { id, html } of papers) {
    writeFileSync(join(folder, 'papers', `${id}.html`), html);
    // The names of sheets are hashes of their content, which the graph compares rule by rule.
    const code = html.replaceAll(/\/assets\/[^"]+\.css/g, '');
    const hash = createHash('sha1').update(code).digest('hex').slice(0, 16);
    modules[`papers/${id}.html`] = { hash, imports: [], code };
  }
  writeFileSync(join(folder, 'papers.json'), JSON.stringify(papers.map(({ id }) => id)));
} finally {
  await loader.close();
}
writeFileSync(graphFile, JSON.stringify({ ...graph, modules }));
