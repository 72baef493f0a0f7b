import '@/styles.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { createPorts } from './ports/createPorts';
import { MessageStore } from './providers/messageStore';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <App
    ports={createPorts()}
    messages={new MessageStore()}
    router={(children) => <BrowserRouter>{children}</BrowserRouter>}
  />,
);
