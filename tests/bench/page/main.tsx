import '@app/styles.css';
import { createRoot } from 'react-dom/client';
import { makeServers } from '../../../stories/kit/manyServers';
import { App } from '@app/App';
import { authHttp } from '@app/ports/http/authHttp';
import { consoleLog } from '@app/ports/consoleLog';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { makeDeskSample } from '@app/ports/sample/deskSample';
import { noLatency } from '@app/ports/sample/latency';
import { makeSamplePorts } from '@app/ports/sample/samplePorts';
import { makeSecuritySample } from '@app/ports/sample/securitySample';
import { membersSample } from '@app/ports/sample/membersSample';
import { usageSample } from '@app/ports/sample/usageSample';
import { makeToolsSample } from '@app/ports/sample/toolsSample';
import { serversSample } from '@app/ports/sample/serversSample';
import { AppRouter } from '@app/providers/AppRouter';
import { preloadRoute } from '@app/routes/RootRoutes';
import { createMemoryHistory } from '@app/stores/history';
import { MessageStore } from '@app/stores/messageStore';
import { paths } from '@/paths';
import { mountHandWritten } from './handWritten';
import { startPaintClock } from './paintClock';

/* `?n=10000&list=ours` mounts the whole app at its list, `list=hand` the hand-written one over the same data. */
const params = new URLSearchParams(location.search);
const servers = makeServers(Number(params.get('n') ?? 10_000));
const root = document.getElementById('root');
if (!root) throw new Error('No #root');

startPaintClock();
if (params.get('list') === 'hand') {
  mountHandWritten(root, servers);
} else {
  // Written by the portal's server if no login is required.
  document.documentElement.dataset['access'] = 'open';
  const messages = new MessageStore('ru');
  await preloadRoute(messages, paths.dashboard.vps);
  const ports = {
    auth: authHttp,
    ...makeSamplePorts(noLatency),
    servers: serversSample(servers, noLatency),
    admin: makeAdminSample(noLatency),
    desk: makeDeskSample(noLatency),
    security: makeSecuritySample(noLatency),
    tools: makeToolsSample(noLatency),
    members: membersSample(noLatency),
    usage: usageSample(noLatency),
    changes: { watch: () => () => () => undefined },
    log: consoleLog,
  };
  const history = createMemoryHistory({ initialEntries: [paths.dashboard.vps], v5Compat: true });
  createRoot(root).render(
    <App
      ports={ports}
      messages={messages}
      router={(children) => <AppRouter history={history}>{children}</AppRouter>}
    />,
  );
}
