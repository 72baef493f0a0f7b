/** `npm run dev`: serves the app with hot reload on PORT (3000); the server behind it restarts on change. */
import { createServer } from 'vite';
import { staticPagesDevPlugin } from './staticPagesDevPlugin.ts';
import { followChildren, runNode } from './runChild.ts';

const port = Number(process.env['PORT'] ?? 3000);
const apiPort = Number(process.env['API_PORT'] ?? port + 1);
process.env['API_PORT'] = String(apiPort);

const vite = await createServer({ server: { port, strictPort: true }, plugins: [staticPagesDevPlugin()] });
await vite.listen();
vite.printUrls();

const api = runNode(
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'app/server/main.ts'],
  {
    LOG_FORMAT: 'text',
    ...process.env,
    PORT: String(apiPort),
    // Browsers and links in mails use Vite's address.
    PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${port}`,
  },
);
followChildren([api]);
