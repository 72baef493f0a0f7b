import '@/styles.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AnchorProvider } from '@/primitives/Link';
import { makeServers } from '../../../stories/kit/manyServers';
import ServerListContainer from '@app/containers/servers/ServerList.container';
import { authHttp } from '@app/ports/http/authHttp';
import { consoleLog } from '@app/ports/consoleLog';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { noLatency } from '@app/ports/sample/latency';
import { makeSamplePorts } from '@app/ports/sample/samplePorts';
import { serversSample } from '@app/ports/sample/serversSample';
import { MessageStore } from '@app/stores/messageStore';
import { PortsProvider } from '@app/providers/PortsProvider';
import { PreferencesProvider } from '@app/providers/PreferencesProvider';
import { RouterAnchor } from '@app/providers/RouterAnchor';
import { ToastProvider } from '@app/providers/ToastProvider';
import { mountHandWritten } from './handWritten';
import { startPaintClock } from './paintClock';

/* `?n=10000&list=ours` mounts the real container and screen, `list=hand` the hand-written list over the same data. */
const params = new URLSearchParams(location.search);
const servers = makeServers(Number(params.get('n') ?? 10_000));
const root = document.getElementById('root');
if (!root) throw new Error('No #root');

startPaintClock();
if (params.get('list') === 'hand') {
  mountHandWritten(root, servers);
} else {
  params.delete('n');
  params.delete('list');
  history.replaceState(null, '', `?${params.toString()}`);
  const messages = new MessageStore('ru');
  await messages.ensure(['common', 'servers', 'list']);
  const ports = {
    auth: authHttp,
    ...makeSamplePorts(noLatency),
    servers: serversSample(servers, noLatency),
    admin: makeAdminSample(noLatency),
    changes: { watch: () => () => undefined },
    log: consoleLog,
  };
  createRoot(root).render(
    <PortsProvider value={ports}>
      <PreferencesProvider messages={messages}>
        <BrowserRouter>
          <AnchorProvider value={RouterAnchor}>
            <ToastProvider>
              <ServerListContainer />
            </ToastProvider>
          </AnchorProvider>
        </BrowserRouter>
      </PreferencesProvider>
    </PortsProvider>,
  );
}
