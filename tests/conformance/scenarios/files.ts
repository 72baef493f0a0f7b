import { supportContract } from '@app/contract/support';
import { attachmentLimits } from '@/domain/support/supportAttachments';
import { ContractViolation, expectSame, expectThat, Skipped } from '../contractViolation';
import {
  adminOf,
  answered,
  expectAnswer,
  expectRefusal,
  newKey,
  otherCustomerOf,
  send,
  type Person,
  type TestContext,
  type Case,
} from '../testContext';
import { fileOf, image, makeTicket, question } from './things';

const { attachment, create, list } = supportContract;

type Ticket = Awaited<ReturnType<typeof makeTicket>>;

/** Returns the parameters that fetch a file of a ticket's first message. */
function paramsOf({ id, messages: [first] }: Ticket): { id: string; attachmentId: string } {
  const [file] = first && first.author !== 'robot' ? first.attachments : [];
  if (!file) throw new ContractViolation('POST /api/tickets', 'a first message with the file', 'no file');
  return { id: String(id), attachmentId: file.id };
}

/** Returns a ticket of the customer with a file. */
async function ticketWithFile(context: TestContext): Promise<Ticket> {
  const { items } = await answered(context, context.customer, list);
  const found = items.find(
    ({ messages: [first] }) => first && first.author !== 'robot' && first.attachments.length > 0,
  );
  return found ?? makeTicket(context, context.customer);
}

const totalOf = async (context: TestContext, person: Person) => (await answered(context, person, list)).total;

/**
 * Files belong to their owner, are returned unchanged, and can only be saved, because a page in one could act as the
 * site.
 */
export const fileCases: readonly Case[] = [
  {
    calls: ['support.attachment', 'support.create'],
    title: 'comes back whole, to be saved, typed by its content',
    async run(context) {
      const { customer } = context;
      const page = fileOf('page.txt', '<html><script>alert(1)</script>');
      const picture = fileOf('it’s "№1".png', new Uint8Array(image));
      const made = await answered(context, customer, create, {
        body: question,
        files: [picture, page],
        key: newKey(),
      });
      const [first] = made.messages;
      const files = first && first.author !== 'robot' ? first.attachments : [];
      const sizes = files.map(({ name, size }) => [name, size]);
      expectSame(
        'the files of a ticket',
        sizes,
        [picture, page].map(({ name, size }) => [name, size]),
      );
      const types = ['image/png', 'application/octet-stream'];
      for (const [index, file] of files.entries()) {
        const params = { id: String(made.id), attachmentId: file.id };
        const reply = await send(context, customer, attachment, { params });
        expectAnswer(attachment, reply);
        const { request, headers, text } = reply;
        const sent = await [picture, page][index]?.text();
        expectThat(text === sent, request, 'the bytes that were sent', text);
        expectSame(`${request} Content-Type`, headers.get('content-type'), types[index]);
        const disposition = headers.get('content-disposition') ?? '';
        expectThat(
          disposition.startsWith('attachment;'),
          request,
          'Content-Disposition: attachment',
          disposition,
        );
        const name = /filename\*=UTF-8''(\S+)$/.exec(disposition)?.[1] ?? '';
        expectSame(`${request} its name`, decodeURIComponent(name), file.name);
        expectSame(`${request} X-Content-Type-Options`, headers.get('x-content-type-options'), 'nosniff');
      }
      await answered(context, customer, supportContract.close, { params: { id: String(made.id) } });
    },
  },
  {
    calls: ['support.attachment'],
    title: 'is served to its owner and administrators only',
    async run(context) {
      const params = paramsOf(await ticketWithFile(context));
      expectRefusal(await send(context, null, attachment, { params }), 'notSignedIn');
      expectRefusal(await send(context, otherCustomerOf(context), attachment, { params }), 'notFound');
    },
  },
  {
    calls: ['support.attachment'],
    title: 'is served to administrators',
    async run(context) {
      const params = paramsOf(await ticketWithFile(context));
      expectAnswer(attachment, await send(context, adminOf(context), attachment, { params }));
    },
  },
  {
    calls: ['support.create', 'support.list'],
    title: 'refuses files that are too many, too large, empty or of no kind that is taken',
    async run(context) {
      const { customer } = context;
      const before = await totalOf(context, customer);
      const { count, size } = attachmentLimits;
      const make = (...files: readonly File[]) =>
        send(context, customer, create, { body: question, files, key: newKey() });
      const small = fileOf('a.txt', 'a');
      expectRefusal(await make(...Array.from({ length: count + 1 }, () => small)), 'tooManyFiles');
      expectRefusal(await make(fileOf('a.zip', new Uint8Array(size + 1_000_000))), 'fileTooLarge');
      expectRefusal(await make(fileOf('a.exe', 'MZ')), 'invalidFile');
      expectRefusal(await make(fileOf('a.txt', '')), 'invalidFile');
      expectSame('the tickets after what was refused', await totalOf(context, customer), before);
    },
  },
  {
    calls: ['support.create', 'support.list'],
    title: 'makes one ticket of a key, repeated or at once',
    async run(context) {
      const { customer } = context;
      const before = await totalOf(context, customer);
      const parts = { body: question, files: [fileOf('a.txt', 'first')], key: newKey() };
      const make = () => answered(context, customer, create, parts);
      const [one, two] = await Promise.all([make(), make()]);
      expectSame('POST /api/tickets three times with one key', [two, await make()], [one, one]);
      expectSame('the tickets after one key three times', await totalOf(context, customer), before + 1);
      const changed = { ...parts, files: [fileOf('a.txt', 'other')] };
      expectRefusal(await send(context, customer, create, changed), 'keyReused');
      await answered(context, customer, supportContract.close, { params: { id: String(one.id) } });
    },
  },
  {
    calls: ['support.reply', 'support.create'],
    title: 'refuses a ticket without a subject and a reply without anything',
    async run(context) {
      const { customer } = context;
      const empty = { body: { ...question, subject: ' ' }, key: newKey() };
      expectRefusal(await send(context, customer, create, empty), 'invalidTicket');
      const [ticket] = (await answered(context, customer, list)).items;
      if (!ticket) throw new Skipped('the account has no ticket');
      const parts = { params: { id: String(ticket.id) }, body: { message: ' ' }, key: newKey() };
      expectRefusal(await send(context, customer, supportContract.reply, parts), 'invalidTicket');
    },
  },
];
