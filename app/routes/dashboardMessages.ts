import type { Catalogue } from '@/i18n/catalogue';
import { addMessages } from '@app/stores/messageStore';

// Registered with the areas' routes, because other pages need none of these hundred files.
addMessages(
  import.meta.glob<Catalogue>(
    [
      '../../src/i18n/messages/*/*.json',
      '!../../src/i18n/messages/*/{admin*,askSupport,auth*,common,document,landing,legal*,notFound,recovery,registration}.json',
    ],
    { import: 'default' },
  ),
);
