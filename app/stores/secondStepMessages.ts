import type { Catalogue } from '@/i18n/catalogue';
import { addMessages } from './messageStore';

// With the second step of a sign-in: every other page would carry the names of its files.
addMessages(
  import.meta.glob<Catalogue>('../../src/i18n/messages/*/authSecondStep.json', { import: 'default' }),
);
