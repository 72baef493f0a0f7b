import { createServer } from 'vite';

/** Loads source files like the app, from a Vite server. */
export interface ModuleLoader {
  load<Module>(file: string): Promise<Module>;
  close(): Promise<void>;
}

/** Creates a loader of source modules in Node with the app's aliases, JSX and compiled messages. Close it when done. */
export async function createModuleLoader(): Promise<ModuleLoader> {
  const server = await createServer({
    appType: 'custom',
    mode: 'production',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  return {
    load: async <Module>(file: string) => (await server.ssrLoadModule(file)) as Module,
    close: () => server.close(),
  };
}
