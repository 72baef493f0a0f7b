import type { Catalogue } from '@/i18n/catalogue';
import { addMessages } from '@app/stores/messageStore';

// With the tables of the areas: the pages outside them would carry the names of a hundred files that they never show.
addMessages(
  import.meta.glob<Catalogue>(
    [
      '../../src/i18n/messages/*/*.json',
      '!../../src/i18n/messages/*/{admin*,auth*,common,document,landing,legal*,notFound,recovery,registration}.json',
    ],
    { import: 'default' },
  ),
);
