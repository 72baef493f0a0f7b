import { expect, it } from 'vitest';
import { accountContract } from '@app/contract/account';
import { serversContract } from '@app/contract/servers';
import { storeNotices } from '@app/server/customers/notices';
import { noticeEvents, toChoices, type NoticeEvent } from '@/domain/results/notices';
import { makeOrderEntry } from '@/sample-data/cart';
import { adminContract } from '@app/contract/admin';
import { billingOf, makePaymentBody, newKey, setBalance } from './support/accountMoney';
import { startAtNoon } from './support/atNoon';
import { noticesOf } from './support/notices';
import { longPayer } from './support/billingDocuments';
import { addServer, renewalClock } from './support/renewalClock';
import { answerOf, callAs, signIn, type Person } from './support/signedIn';
import { openApp } from './support/openApp';

startAtNoon();

const price = 157_700;
const { db, app } = await openApp({ deps: { hasDemoData: false } });
const admin = await signIn(app, 'admin');
await callAs(app, admin, accountContract.summary);

/** Notices and mails of each choice (D31): their kinds, and what their subjects say. */
const channels: Readonly<
  Partial<Record<NoticeEvent, { readonly notices: readonly string[]; readonly mails: readonly RegExp[] }>>
> = {
  reminder: { notices: ['serverEnding', 'serverRenewing'], mails: [/скоро продлится/, /заканчивается/] },
  renewed: { notices: ['serverRenewed'], mails: [/ продлён/] },
  unpaid: { notices: ['serverEnded'], mails: [/^Не хватило денег/, /закончился/] },
  suspended: { notices: ['serverSuspended'], mails: [/приостановлен/] },
  deletion: { notices: ['serverDeleted', 'serverDeletion'], mails: [] },
  refund: { notices: ['refunded'], mails: [/^Возврат/] },
  documents: { notices: ['actIssued'], mails: [/^Акт/] },
};
/** Mails that nobody can turn off: about lost data, and about what was bought. */
const always = [/удалён/, /^Счёт|^Квитанция/];

/** Two servers, one renewed once and then unpaid, one never; an order of an organization, of which a part is given back. */
async function live(ann: Person): Promise<readonly string[]> {
  await addServer(db, ann.id, 3);
  await addServer(db, ann.id, 5, { autoRenewal: false });
  await setBalance(db, ann.id, 2 * price);
  const entries = [
    makeOrderEntry({
      id: newKey(),
      configuration: { ...makeOrderEntry().configuration, autoRenewal: false },
    }),
  ];
  const { id } = await billingOf(app, ann).begin(
    makePaymentBody({ minor: 0, fromBalance: price, method: 'manual', payer: longPayer, entries }),
  );
  // The month of the act is nobody's yet.
  await db.deleteFrom('actMonth').execute();
  const clock = renewalClock(db, 1);
  await clock.finishOperations();
  await clock.live(58);
  const { refundPayment } = adminContract;
  const body = { amount: 100, target: 'balance', note: 'Обещали' };
  await answerOf(
    refundPayment,
    callAs(app, admin, refundPayment, { params: { id: String(id) }, key: newKey(), body }),
  );
  await clock.settle();
  expect(clock.errors).toEqual([]);
  const sent = clock.mails.filter(({ to }) => to === ann.email || to === longPayer.email);
  const optional = Object.values(channels).flatMap(({ mails }) => mails);
  for (const { subject, unsubscribeHref } of sent)
    if ([...optional, ...always].some((mail) => mail.test(subject)))
      expect([subject, unsubscribeHref?.endsWith('/dashboard/user-settings') ?? false]).toEqual([
        subject,
        optional.some((mail) => mail.test(subject)),
      ]);
  return sent.map(({ subject }) => subject);
}

const governed = Object.keys(channels);
/** Each event is shown in the portal with a different selection of these three. */
const selections = [1, 2, 4].map((bit) => governed.filter((_, index) => ((index + 1) & bit) !== 0));

// tests: NOTIFY-09
it.each(selections.map((chosen) => [chosen.join(', '), chosen] as const))(
  'tells of %s in the portal alone, and of everything else by mail alone, where that is chosen',
  { timeout: 120_000 },
  async (_, chosen) => {
    const ann = await signIn(app);
    await callAs(app, ann, serversContract.list);
    const wanted = Object.fromEntries(
      noticeEvents.map((event) => {
        const portal = chosen.includes(event);
        return [event, { portal, mail: !portal }];
      }),
    );
    await storeNotices(db, ann.id, { choices: toChoices(wanted), language: 'ru' });
    const subjects = await live(ann);
    const told: readonly string[] = (await noticesOf(db, ann)).map(({ about }) => about.kind);
    for (const [event, { notices }] of Object.entries(channels))
      for (const notice of notices)
        expect([event, notice, told.includes(notice)]).toEqual([event, notice, chosen.includes(event)]);
    for (const [event, { mails }] of Object.entries(channels))
      for (const mail of mails)
        expect([event, mail, subjects.some((subject) => mail.test(subject))]).toEqual([
          event,
          mail,
          !chosen.includes(event),
        ]);
    for (const mail of always) expect(subjects.some((subject) => mail.test(subject))).toBe(true);
  },
);
