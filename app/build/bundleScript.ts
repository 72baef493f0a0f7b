import { join } from 'node:path';
import { build } from 'vite';

/** Bundles and minifies a file to a script without imports, for a static page. */
export async function bundleScript(root: string, file: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: join(root, file), output: { format: 'iife', entryFileNames: '[name].js' } },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const [script, ...others] = outputs;
  if (script?.type !== 'chunk' || others.length > 0) throw new Error(`${file} does not bundle to one script`);
  return script.code.trim();
}
