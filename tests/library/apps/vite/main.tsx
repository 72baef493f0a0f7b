import '@meridian/portal/styles.css';
import './theme.css';
import { createRoot } from 'react-dom/client';
import { Showcase, themes, views } from './Showcase';

const query = new URLSearchParams(location.search);
const view = views.find((each) => each === query.get('view')) ?? 'list';
const theme = themes.find((each) => each === query.get('theme')) ?? 'light';
const locale = (['ru', 'en', 'de'] as const).find((each) => each === query.get('locale')) ?? 'en';

const container = document.getElementById('root');
if (container) createRoot(container).render(<Showcase view={view} locale={locale} theme={theme} />);
