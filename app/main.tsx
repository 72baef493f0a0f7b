import '@/styles.css';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { App } from './App';
import { createPorts } from './ports/createPorts';
import { AppRouter } from './providers/AppRouter';
import { MessageStore } from './providers/messageStore';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const history = createBrowserHistory({ v5Compat: true });

createRoot(root).render(
  <App
    ports={createPorts()}
    messages={new MessageStore()}
    router={(children) => <AppRouter history={history}>{children}</AppRouter>}
  />,
);
