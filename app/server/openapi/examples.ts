import { toChoices } from '@/domain/results/notices';
import type { contract } from '@app/contract/contract';
import type { Call, Contract, Sent, WireAnswer } from '@app/contract/call';
import { wireEntries } from '@app/contract/cartEntries';
import { draftOfPayer } from '@/domain/payment/payer';
import { sampleCart } from '@/sample-data/cart';
import { noPaymentSums } from '@/domain/payment/paymentRules';
import { makeBill } from '@/sample-data/bills';
import { samplePayees } from '@/sample-data/payees';
import { makeDocument } from '@/sample-data/documents';
import { makeOrder } from '@/sample-data/orders';
import { makePayer } from '@/sample-data/payers';
import { makePayment, samplePaymentMethods, sampleRates } from '@/sample-data/payments';
import { makePlan } from '@/sample-data/plans';
import { makeProfile } from '@/sample-data/profile';
import { makePromo } from '@/sample-data/promos';
import { sampleSessions } from '@/sample-data/accountSessions';
import { makeServerDetails } from '@/sample-data/serverDetails';
import { makeEditableServer } from '@/sample-data/serverSettings';
import { makeSavedCard } from '@/sample-data/savedCards';
import { sampleLoad } from '@/sample-data/serverLoad';
import { makeServer } from '@/sample-data/servers';
import { makeCancellationQuote } from '@/sample-data/cancellation';
import { editPricesExample, pricesExample } from './priceExamples';
import { sampleAnswers } from '@/sample-data/supportAnswers';
import { makeTicket } from '@/sample-data/tickets';
import { machineExamples, powerListedExample, savedFilterExamples, saveTagsExample } from './machineExamples';
import { accountExamples, dataExportExamples, memberExamples, usageExamples } from './memberExamples';
import { passkeyExamples, securityExamples, sshKeyExamples } from './securityExamples';
import { toolsExamples } from './toolsExamples';
import { adminExamples } from './adminExamples';
import { deskExamples, guestExamples } from './deskExamples';

type Parts<One extends Call> = {
  readonly [Part in 'params' | 'query' | 'body' as One[Part] extends object ? Part : never]: Sent<One, Part>;
} & (One['answer'] extends object ? { readonly answer: WireAnswer<One> } : unknown);

type Examples<Areas extends Readonly<Record<string, Contract>>> = {
  readonly [Area in keyof Areas]: { readonly [Name in keyof Areas[Area]]: Parts<Areas[Area][Name]> };
};

const email = 'anna.sokolova@example.ru';
const password = 'correct horse battery';
const agreements = { userAgreement: true, serviceTerms: true, refundPolicy: true, dataProcessing: true };
const entries = wireEntries(sampleCart);
const editable = makeEditableServer(makeServer());
const server = { ...editable.server, tags: [], id: String(editable.server.id), currency: 'RUB' as const };
const settings = { ...editable, server, version: '1', prices: editPricesExample };
const payer = makePayer();
const draft = draftOfPayer(payer);
const made = makePayment();
const payment = { ...made, id: String(made.id), currency: 'RUB' as const };
const { benefit, ...promo } = makePromo();
const placed = makeOrder();
const order = {
  ...placed,
  id: String(placed.id),
  currency: 'RUB' as const,
  items: placed.items.map((item) => ({ ...item, serverId: item.serverId && String(item.serverId) })),
};
const cancellationQuote = makeCancellationQuote();
const bill = {
  ...makeBill(),
  id: payment.id,
  currency: 'RUB' as const,
  items: [{ kind: 'order' as const, title: 'Naos', serverId: null, count: 1 }],
};
const document = { ...makeDocument(), id: '31', currency: 'RUB' as const };
const card = { ...makeSavedCard(), id: '3' };
const { id: ticketNumber, status, isArchived, mergedInto: _, updatedAt, messages, ...facts } = makeTicket();
const ticketId = String(ticketNumber);
const question = { ...facts, serverId: facts.serverId && String(facts.serverId) };
const ticket: WireAnswer<typeof contract.support.ticket> = {
  ...question,
  mergedInto: null,
  id: ticketId,
  status,
  isArchived,
  updatedAt,
  messages: messages.map((message) => {
    const id = String(message.id);
    if (message.author === 'robot') return { ...message, id };
    const attachments = message.attachments.map((file, at) => ({ ...file, id: String(at + 1) }));
    return { ...message, id, attachments };
  }),
};

/** The last part of a bulk action on a list. */
const lastPart = { done: 12, skipped: 0, failed: [], next: null };

/** An example for each call, from sample data; a call without one does not compile. */
export const examples: Examples<typeof contract> = {
  account: {
    summary: {
      answer: {
        email,
        name: 'Соколова Анна Викторовна',
        balance: 245_050,
        currency: 'RUB',
        forecast: { kind: 'until', day: '2026-12-24' },
        unreadMessages: 0,
        unpaidItems: 1,
        today: '2026-11-22',
        timeZone: 'Europe/Moscow',
        datacenters: [{ id: 'gb', city: { ru: 'Лондон', en: 'London' } }],
      },
    },
    profile: { answer: { profile: makeProfile(), version: '1' } },
    notices: { answer: { settings: { choices: toChoices({}), language: 'ru' } } },
    saveNotices: { body: { choices: toChoices({}), language: 'en' } },
    saveProfile: { body: makeProfile(), answer: { profile: makeProfile(), version: '2' } },
  },
  admin: adminExamples,
  desk: deskExamples,
  guest: guestExamples,
  security: securityExamples,
  auth: {
    ...accountExamples,
    config: { answer: { access: 'session', externalSignIn: null } },
    session: { answer: { user: { email, firstName: 'Анна', lastName: 'Соколова', role: 'customer' } } },
    login: { body: { email, password }, answer: { email } },
    secondStep: { body: { kind: 'app', code: '483920', trustsBrowser: true }, answer: { email } },
    ...passkeyExamples,
    logout: { answer: { user: null } },
    logoutEverywhere: { answer: { user: null } },
    sessions: {
      answer: {
        sessions: [...sampleSessions.sessions],
        signIns: sampleSessions.signIns.map(({ id, ...signIn }) => ({ ...signIn, id: String(id) })),
      },
    },
    endSession: { params: { id: 'c0ffee' } },
    endOtherSessions: {},
    register: {
      body: {
        email,
        password,
        firstName: 'Анна',
        lastName: 'Соколова',
        countryCode: 'RU',
        region: 'RU-MOW',
        agreements,
      },
      answer: { email },
    },
    verifyEmail: { body: { email, code: '123456' }, answer: { email } },
    resendCode: { body: { email }, answer: { email } },
    forgotPassword: { body: { email }, answer: { email } },
    resetPassword: { body: { token: 'Zm9yIGV4YW1wbGU', password }, answer: { user: null } },
    changePassword: {
      body: { currentPassword: password, newPassword: 'another horse battery' },
      answer: { email },
    },
    confirmPassword: { body: { password } },
    externalSignIn: {
      body: { returnTo: '/dashboard/vps', agreements },
      answer: { url: 'https://id.example/authorize?client_id=portal&state=8f14e45f' },
    },
  },
  cart: {
    load: { answer: { entries, version: '3' } },
    save: { body: { entries }, answer: { version: '4' } },
    take: { body: { entries }, answer: { added: 2 } },
  },
  billing: {
    history: {
      query: { limit: '100' },
      answer: {
        items: [payment],
        next: null,
        total: 1,
        sums: { ...noPaymentSums, [payment.status]: payment.amount, unpaid: 0, payable: 0 },
      },
    },
    pay: {
      body: {
        method: 'ruCards',
        amount: { currency: 'RUB', minor: 315_400 },
        payer: draft,
        entries,
        promo: null,
        fromBalance: 245_050,
      },
      answer: { ...payment, continueAt: '/pay/5013' },
    },
    progress: {
      params: { id: payment.id },
      answer: {
        payment,
        state: 'failed',
        reason: 'insufficientFunds',
        continueAt: null,
        email: payer.email,
        order: { entries, promo: null },
        bills: [],
      },
    },
    payPending: { body: { ids: [payment.id], charge: payment.amount } },
    deletePending: { body: { ids: [payment.id] } },
    deleteListed: { body: { status: 'Pending', except: [payment.id] }, answer: lastPart },
    payers: { answer: { items: [payer] } },
    addPayer: { body: draft, answer: payer },
    savePayer: { params: { id: payer.id }, body: draft, answer: payer },
    removePayer: { params: { id: payer.id } },
  },
  bills: {
    list: {
      query: { limit: '100' },
      answer: { items: [bill], next: null, total: 1, sums: { owed: bill.owed, payable: 1, open: 1 } },
    },
    ofServer: { params: { id: server.id }, answer: { items: [bill] } },
    cancel: { body: { ids: [bill.id] } },
    cancelListed: { body: { state: 'open', except: [bill.id] }, answer: lastPart },
  },
  cards: {
    list: { answer: { items: [card] } },
    setRenewal: { params: { id: card.id }, body: { isOn: true } },
    remove: { params: { id: card.id } },
  },
  ...machineExamples,
  ...toolsExamples,
  members: memberExamples,
  dataExport: dataExportExamples,
  usage: usageExamples,
  catalog: {
    plans: { answer: { items: [makePlan()], ...pricesExample } },
    promo: {
      params: { code: promo.code },
      answer: {
        ...promo,
        lines: [...promo.lines],
        benefit: benefit.kind === 'fixed' ? { ...benefit, currency: 'RUB' } : benefit,
      },
    },
    paymentMethods: { answer: { items: samplePaymentMethods } },
    rates: { answer: { rates: sampleRates, currency: 'RUB' } },
    supportAnswers: { answer: { items: sampleAnswers.slice(0, 1) } },
  },
  notifications: {
    list: {
      answer: {
        items: [
          {
            id: '5',
            at: '2026-11-21T09:30:00Z',
            isRead: false,
            about: { kind: 'paymentDue', amount: 157_700, currency: 'RUB' },
          },
        ],
      },
    },
    setRead: { body: { ids: ['5'], isRead: true } },
  },
  orders: {
    list: { query: { limit: '100' }, answer: { items: [order], next: null, total: 1 } },
    order: { params: { id: order.id }, answer: order },
  },
  payees: { list: { answer: samplePayees } },
  papers: {
    ofPayment: { params: { id: payment.id, kind: 'receipt' }, query: { language: 'ru' } },
    list: { query: { limit: '100' }, answer: { items: [document], next: null, total: 1 } },
    document: { params: { id: document.id }, query: { language: 'ru' } },
  },
  servers: {
    list: {
      query: { limit: '100', sort: 'endDate' },
      answer: {
        items: [server],
        next: null,
        total: 1,
        sums: { monthly: server.monthlyPrice, rebootable: 1, startable: 0 },
        about: {
          statuses: [server.status],
          datacenters: [server.datacenter],
          tariffs: [server.tariff],
          attention: [],
        },
      },
    },
    details: { params: { id: server.id }, answer: makeServerDetails(editable.server) },
    overview: {
      params: { id: server.id },
      answer: {
        settings,
        addresses: [...makeServerDetails(editable.server).addresses],
        machine: { cores: 2, memory: 4, disk: 60 },
        operation: {
          action: 'reboot',
          status: 'running',
          at: '2026-11-21T09:30:00Z',
          startedAt: '2026-11-21T09:30:02Z',
        },
        isBusy: true,
      },
    },
    metrics: {
      params: { id: server.id },
      query: { range: 'hour' },
      answer: {
        from: '2026-11-21T08:30:00Z',
        to: '2026-11-21T09:30:00Z',
        stepSeconds: 60,
        points: [sampleLoad(Number(server.id), new Date('2026-11-21T09:30:00Z'))],
      },
    },
    console: {
      params: { id: server.id },
      answer: { url: 'https://console.example/s/8f14e45f', expiresIn: 300 },
    },
    power: {
      params: { id: server.id },
      body: { action: 'stop' },
      answer: { ...server, status: 'Stopping' },
    },
    settings: { params: { id: server.id }, answer: settings },
    save: {
      params: { id: server.id },
      body: { settings: editable.settings, charge: 0, password: null, userPassword: null },
      answer: { ...settings, version: '2' },
    },
    saveTags: saveTagsExample(server),
    reboot: { body: { ids: [server.id] } },
    powerListed: powerListedExample(server),
    leaving: {
      params: { id: server.id },
      answer: { ...cancellationQuote, periods: [...cancellationQuote.periods], currency: 'RUB' },
    },
    leave: {
      params: { id: server.id },
      body: { when: 'now', refund: cancellationQuote.refund, target: 'balance' },
      answer: { server: null },
    },
    stay: { params: { id: server.id }, answer: server },
    changeTariff: { params: { id: server.id }, body: { tariff: 'Alphard', charge: 416920 }, answer: server },
  },
  savedFilters: savedFilterExamples,
  sshKeys: sshKeyExamples,
  support: {
    list: {
      query: {},
      answer: { items: [ticket], next: null, total: 1, about: { queueCount: 1, archivedCount: 0 } },
    },
    ticket: { params: { id: ticketId }, answer: ticket },
    create: { body: { ...question, message: 'nginx отвечает 502' }, answer: ticket },
    reply: { params: { id: ticketId }, body: { message: 'Журнал во вложении' }, answer: ticket },
    close: { params: { id: ticketId }, answer: { ...ticket, status: 'closed' } },
    setArchived: { body: { ids: [ticketId], isArchived: true } },
    archiveListed: { body: { status: 'closed', except: [], isArchived: true }, answer: lastPart },
    attachment: { params: { id: ticketId, attachmentId: '1' } },
  },
};
