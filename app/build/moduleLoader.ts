import { createServer } from 'vite';

/** The part of a Vite server that loads source files as the app would see them. */
export interface ModuleLoader {
  load<Module>(file: string): Promise<Module>;
  close(): Promise<void>;
}

/** Loads source modules in Node with the app's own aliases, JSX and compiled messages. Close it when done. */
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
