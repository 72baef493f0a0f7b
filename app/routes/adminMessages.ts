import type { Catalogue } from '@/i18n/catalogue';
import { addMessages } from '@app/stores/messageStore';

addMessages(
  import.meta.glob<Catalogue>(
    '../../src/i18n/messages/*/{admin*,bills,documents,files,list,orders,otherAccount,palette,paymentMethod,servers,shell,support}.json',
    { import: 'default' },
  ),
);
