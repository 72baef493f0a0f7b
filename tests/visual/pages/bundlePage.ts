import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export interface PageParts {
  title: string;
  /** Script in this folder: `report.ts`. */
  entry: string;
  /** Data for the script, stored in `#data`. */
  data: unknown;
}

/** Makes a self-contained page with script, style and data, which opens from a file. */
export async function bundlePage({ title, entry, data }: PageParts): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: pathOf(entry), output: { format: 'iife' } },
    },
  });
  const bundles = Array.isArray(output) ? output : [output];
  const chunks = bundles.flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const script = chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
  const style = readFileSync(pathOf('page.css'), 'utf8');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>
<script>${script.replaceAll('</script', String.raw`<\/script`)}</script>
</body>
</html>
`;
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
