import { getCookie } from 'hono/cookie';
import type { Language } from '../messages/messages';
import { acceptedLanguage, toLanguage } from './language';
import type { ServerContext } from './types';

/** Returns a visitor's chosen language, or else their browser's. */
export const requestLanguage = (c: ServerContext): Language =>
  toLanguage(getCookie(c, 'locale')) ?? acceptedLanguage(c.req.header('accept-language'));
