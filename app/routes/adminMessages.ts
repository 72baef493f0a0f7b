import type { Catalogue } from '@/i18n/catalogue';
import { addMessages } from '@app/stores/messageStore';
import './dashboardMessages';

addMessages(import.meta.glob<Catalogue>('../../src/i18n/messages/*/admin*.json', { import: 'default' }));
