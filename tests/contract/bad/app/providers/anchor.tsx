import { I18nProvider } from 'react-aria';
import { Link, UNSAFE_createMemoryHistory } from 'react-router-dom'; // ← no-restricted-imports

export const provided = [I18nProvider, Link, UNSAFE_createMemoryHistory];
