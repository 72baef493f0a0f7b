import { I18nProvider } from 'react-aria';
import { Link } from 'react-router-dom';

export const provided = [I18nProvider, Link];
