import { plainQuery } from '@/domain/list/listRules';
import { ticketRules } from '@/domain/support/ticketRules';
import { ticketsIn } from './firstRows';
import type { TicketId } from '@/domain/support/support';
import { ContractViolation, expectSame } from '../contractViolation';
import { fileOf, question } from '../scenarios/things';
import type { PortCase } from './portCase';

const authors = (messages: readonly { author: string }[]) => messages.map(({ author }) => author);

/** Cases about tickets (§2). */
export const supportPortCases: readonly PortCase[] = [
  {
    calls: ['support.create', 'support.ticket', 'support.list'],
    title: 'queues a question, confirmed by a robot',
    async run({ support }) {
      const made = await support.create(question, [fileOf('log.txt', 'a line')]);
      expectSame('status and archive of a new ticket', [made.status, made.isArchived], ['queued', false]);
      expectSame('who wrote in it', authors(made.messages), ['customer', 'robot']);
      const [first] = made.messages;
      if (!first || first.author === 'robot')
        throw new ContractViolation('the first message', 'the customer’s', 'none');
      expectSame('what was written', first.text, question.message);
      expectSame(
        'its files',
        first.attachments.map(({ name, size }) => [name, size]),
        [['log.txt', 6]],
      );
      expectSame('the ticket by its number', await support.ticket(made.id), made);
      expectSame(
        'whether it is listed',
        (await ticketsIn(support)).some(({ id }) => id === made.id),
        true,
      );
      await support.close(made.id);
    },
  },
  {
    calls: ['support.reply', 'support.close', 'support.ticket'],
    title: 'closes a ticket, and puts it back into the queue by a reply',
    async run({ support }) {
      const { id } = await support.create(question, []);
      expectSame('the status of a closed ticket', (await support.close(id)).status, 'closed');
      const replied = await support.reply(id, 'Once more, please.', []);
      expectSame('its status after a reply', replied.status, 'queued');
      expectSame('who wrote in it', authors(replied.messages), ['customer', 'robot', 'customer']);
      expectSame('the ticket by its number', await support.ticket(id), replied);
      await support.close(id);
    },
  },
  {
    calls: ['support.setArchived', 'support.list'],
    title: 'archives tickets, and takes them back',
    async run({ support }) {
      const { id } = await support.create(question, []);
      for (const isArchived of [true, false, true]) {
        await support.setArchived([id], isArchived);
        expectSame('whether it is archived', (await support.ticket(id))?.isArchived, isArchived);
      }
    },
  },
  {
    calls: ['support.archiveListed', 'support.list'],
    title: 'archives the tickets that a query lists but those that are left out',
    async run({ support }) {
      const subject = `All of these ${Date.now()}`;
      const ids = [];
      for (let count = 0; count < 3; count += 1)
        ids.push((await support.create({ ...question, subject }, [])).id);
      const [left] = ids;
      const listed = { query: plainQuery(ticketRules, subject), except: left === undefined ? [] : [left] };
      const part = await support.archiveListed(true, listed, null);
      expectSame('what came of it', part, { done: 2, skipped: 0, failed: [], next: null });
      const now = await Promise.all(ids.map((id) => support.ticket(id)));
      expectSame(
        'who is archived',
        now.map((ticket) => ticket?.isArchived),
        [false, true, true],
      );
      for (const id of ids) await support.close(id);
    },
  },
  {
    calls: ['support.ticket'],
    title: 'knows no ticket that the account has not',
    async run({ support }) {
      expectSame('a ticket that is not there', await support.ticket(900_000_000 as TicketId), null);
    },
  },
];
