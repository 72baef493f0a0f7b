import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { compileMessages } from '@/i18n/compileMessages';
import { locales, type Locale } from '@/i18n/locale';
import { rootPages } from '@/pages/root';
import { paths } from '@/paths';
import { messagesElement, readAreas, type AreaMessages } from '@app/build/pageMessages';
import { preloadRoute } from '@app/routes/RootRoutes';
import { MessageStore } from '@app/stores/messageStore';

/** Returns the message areas of the page at an address. */
async function areasAt(path: string): Promise<string[]> {
  const areas = new Set<string>();
  await preloadRoute({ ensure: async (named) => named.forEach((area) => areas.add(area)) }, path);
  return [...areas];
}

const close = { ru: 'Закрыть', en: 'Close' } satisfies Record<Locale, string>;

describe('the message store (D1)', () => {
  let store: MessageStore;
  beforeEach(() => {
    store = new MessageStore('ru');
  });
  const snapshot = () => ({
    locale: store.getSnapshot().locale,
    close: store.getSnapshot().messages['common.close'],
  });

  // tests: LANG-01, LANG-06
  test('speaks the remembered language, else Russian', () => {
    expect(new MessageStore().getSnapshot().locale).toBe('ru');
    document.cookie = 'locale=en; Path=/';
    expect(new MessageStore().getSnapshot().locale).toBe('en');
    document.cookie = 'locale=<b>; Path=/';
    expect(new MessageStore().getSnapshot().locale).toBe('ru');
  });

  test('a link may ask for a language, which is then remembered; nonsense is ignored', () => {
    window.history.replaceState(null, '', '/login?lang=en');
    expect(new MessageStore().getSnapshot().locale).toBe('en');
    window.history.replaceState(null, '', '/login?lang=%3Cb%3E');
    expect(new MessageStore().getSnapshot().locale).toBe('en');
    window.history.replaceState(null, '', '/');
  });

  test('loads an area once, and notifies its listeners', async () => {
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    await store.ensure(['common']);
    await store.ensure(['common']);
    expect(listener).toHaveBeenCalledOnce();
    expect(snapshot()).toEqual({ locale: 'ru', close: close.ru });
    leave();
    await store.setLocale('en');
    expect(listener).toHaveBeenCalledOnce();
  });

  // tests: LANG-02, LANG-06
  test('a switch changes everything at once, and is remembered', async () => {
    await store.ensure(['common', 'notFound']);
    const states: ReturnType<typeof snapshot>[] = [];
    store.subscribe(() => states.push(snapshot()));
    await store.setLocale('en');
    expect(states).toEqual([{ locale: 'en', close: close.en }]);
    expect(store.getSnapshot().messages['notFound.title']).toBe('Oops! Page not found');
    expect(document.cookie).toContain('locale=en');
    expect(document.documentElement.lang).toBe('en-US');
  });

  test('an area that does not load is reported and leaves everything as it was', async () => {
    await store.ensure(['common']);
    const before = store.getSnapshot();
    await expect(store.ensure(['noSuchArea'])).rejects.toThrow('No messages "noSuchArea" in ru');
    expect(store.getSnapshot()).toBe(before);
    await store.setLocale('en');
    expect(snapshot()).toEqual({ locale: 'en', close: close.en });
  });
});

describe('messages that came with the document', () => {
  afterEach(() => document.body.replaceChildren());

  const send = (locale: Locale, areas: AreaMessages) => {
    document.body.innerHTML = messagesElement(locale, areas);
  };
  const common = { 'common.close': close.ru, 'common.count': '{count, plural, other {#}}' };

  function storeOf(locale: Locale) {
    const fetched: string[] = [];
    const store = new MessageStore(locale, async (of, area) => {
      fetched.push(`${of}/${area}`);
      return { [area]: of };
    });
    return { store, fetched };
  }

  test('are not fetched, those of other areas are', async () => {
    send('ru', { common, notFound: { 'notFound.title': 'Нет' } });
    const { store, fetched } = storeOf('ru');
    expect(store.has('notFound')).toBe(true);
    await store.ensure(['common', 'notFound']);
    expect(fetched).toEqual([]);
    await store.ensure(['common', 'servers']);
    expect(fetched).toEqual(['ru/servers']);
    expect(store.getSnapshot().messages).toEqual({
      ...compileMessages(common),
      'notFound.title': 'Нет',
      servers: 'ru',
    });
  });

  test('are as the build makes them', async () => {
    send('en', await readAreas(process.cwd(), 'en', ['common', 'auth']));
    const sent = new MessageStore('en');
    document.body.replaceChildren();
    const fetched = new MessageStore('en');
    await fetched.ensure(['common', 'auth']);
    expect(sent.getSnapshot()).toEqual(fetched.getSnapshot());
  });

  test('are fetched with a switch of language like all others', async () => {
    send('ru', { common, servers: {} });
    const { store } = storeOf('ru');
    await store.setLocale('en');
    expect(store.getSnapshot()).toEqual({ locale: 'en', messages: { common: 'en', servers: 'en' } });
  });

  test.each([
    ['in another language than the page speaks', 'en', () => undefined],
    ['cut short', 'ru', (element: Element) => (element.textContent = element.textContent.slice(0, 20))],
  ] as const)('do not count %s', async (_, locale, spoil) => {
    send('ru', { common });
    for (const element of document.body.children) spoil(element);
    const { store, fetched } = storeOf(locale);
    await store.ensure(['common']);
    expect(fetched).toEqual([`${locale}/common`]);
  });

  test('never end before the last of them', () => {
    const words = "'</script><p>' {name} & $&";
    send('ru', { common: { 'common.close': words } });
    expect(document.body.childElementCount).toBe(1);
    expect(new MessageStore('ru').getSnapshot().messages).toEqual(compileMessages({ 'common.close': words }));
  });
});

describe('when messages are slow or lost', () => {
  /** Every load waits until the test lets it go; a catalogue is `{ area: locale }`. */
  function slowStore() {
    const waiting: { of: string; settle: (isArriving?: boolean) => Promise<void> }[] = [];
    const store = new MessageStore(
      'ru',
      (locale, area) =>
        new Promise((resolve, reject) => {
          waiting.push({
            of: `${locale}/${area}`,
            settle: async (isArriving = true) => {
              if (isArriving) resolve({ [area]: locale });
              else reject(new Error('offline'));
              await vi.waitFor(() => Promise.resolve());
            },
          });
        }),
    );
    const next = (of: string) =>
      waitFor(() => {
        const at = waiting.findIndex((load) => load.of === of);
        const [load] = at < 0 ? [] : waiting.splice(at, 1);
        if (!load) throw new Error(`${of} was not requested`);
        return load.settle;
      });
    return {
      store,
      arrive: async (of: string) => (await next(of))(),
      lose: async (of: string) => (await next(of))(false),
    };
  }

  test('a language that does not arrive changes nothing', async () => {
    const { store, arrive, lose } = slowStore();
    const ready = store.ensure(['common']);
    await arrive('ru/common');
    await ready;
    const before = store.getSnapshot();
    const switching = store.setLocale('en');
    await Promise.all([expect(switching).rejects.toThrow('offline'), lose('en/common')]);
    expect(store.getSnapshot()).toBe(before);
    expect(document.cookie).not.toContain('locale');
    expect(document.documentElement.lang).toBe('ru-RU');
  });

  test('an area that arrives after a switch is fetched again in the new language', async () => {
    const { store, arrive } = slowStore();
    const loading = store.ensure(['servers']);
    await store.setLocale('en');
    await arrive('ru/servers');
    await arrive('en/servers');
    await loading;
    expect(store.getSnapshot()).toEqual({ locale: 'en', messages: { servers: 'en' } });
  });

  test('an area that arrives during a switch is part of it', async () => {
    const { store, arrive } = slowStore();
    const ready = store.ensure(['common']);
    await arrive('ru/common');
    await ready;
    const loading = store.ensure(['servers']);
    const switching = store.setLocale('en');
    await arrive('ru/servers');
    await loading;
    await arrive('en/common');
    await arrive('en/common');
    await arrive('en/servers');
    await switching;
    expect(store.getSnapshot()).toEqual({ locale: 'en', messages: { common: 'en', servers: 'en' } });
  });

  test('of two switches the last one requested holds, whichever arrives first', async () => {
    const { store, arrive } = slowStore();
    const ready = store.ensure(['common']);
    await arrive('ru/common');
    await ready;
    const first = store.setLocale('en');
    const second = store.setLocale('ru');
    await arrive('ru/common');
    await second;
    await arrive('en/common');
    await first;
    expect(store.getSnapshot()).toEqual({ locale: 'ru', messages: { common: 'ru' } });
  });
});

// The document contains the messages of its own page, so only a page opened by a link loads them.
test.each(rootPages)('%s finds its messages without those of the dashboard', async (key) => {
  const areas = await areasAt(paths[key]);
  for (const locale of locales)
    expect(Object.keys(await new MessageStore(locale).read(locale, areas))).not.toEqual([]);
});
