import type { ArticleBody, ListedArticle } from '@/domain/help/helpArticle';

/** Articles of three sections, as one language lists them. */
export const exampleArticles: readonly ListedArticle[] = [
  {
    id: 'connect-ssh',
    section: 'start',
    title: 'Как подключиться по SSH',
    lead: 'Команда для подключения стоит на странице сервера, рядом кнопка копирования.',
    stems: ['ssh', 'подключ', 'терминал'],
  },
  {
    id: 'backups',
    section: 'servers',
    title: 'Резервные копии и снимки',
    lead: 'Копии делаются по расписанию, снимок — в любой момент.',
    stems: ['копи', 'бэкап', 'снимок'],
  },
  {
    id: 'pay',
    section: 'money',
    title: 'Как оплатить счёт',
    lead: 'Счета собраны в разделе счетов: оплатить можно один или сразу несколько.',
    stems: ['оплат', 'счет'],
  },
];

/** Body of an article, changed where a story or a test needs it. */
export function makeArticleBody(changes: Partial<ArticleBody> = {}): ArticleBody {
  return {
    text: ['Если при заказе выбран SSH-ключ, пароль по почте не отправляется: вход только по ключу.'],
    steps: ['Откройте сервер из списка.', 'Скопируйте команду ssh вверху страницы.'],
    page: 'vps',
    ...changes,
  };
}
