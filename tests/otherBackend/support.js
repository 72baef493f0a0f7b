import { Refusal } from './http.js';

const tickets = [];
let fileCount = 0;

const kinds = /\.(png|jpe?g|gif|webp|pdf|txt|log|zip)$/i;

function refuseBroken(files, isEmpty, field) {
  if (files.length > 5) throw new Refusal(422, 'tooManyFiles');
  if (files.some(({ content }) => content.length > 25_000_000)) throw new Refusal(413, 'fileTooLarge');
  if (files.some(({ name, content }) => !kinds.test(name) || content.length === 0))
    throw new Refusal(422, 'invalidFile');
  if (isEmpty) throw new Refusal(422, 'invalidTicket', { fields: [field] });
}

const fileOnWire = ({ id, name, content }) => ({ id, name, size: content.length });
const onWire = ({ owner: _, ...ticket }) => ({
  ...ticket,
  messages: ticket.messages.map(({ attachments, ...message }) =>
    attachments ? { ...message, attachments: attachments.map(fileOnWire) } : message,
  ),
});

function write(ticket, text, files) {
  const at = new Date().toISOString();
  const attachments = files.map((file) => ({ id: String((fileCount += 1)), ...file }));
  const id = String(ticket.messages.length + 1);
  ticket.messages.push({ id, at, author: 'customer', text: text.trim(), attachments });
  Object.assign(ticket, { status: 'queued', updatedAt: at });
}

const textOf = ({ id, subject, messages }) =>
  [`#${id}`, subject, ...messages.map(({ text = '' }) => text)].join('\n').toLowerCase();

function delayOf({ status, messages }) {
  const question = messages.findLast(({ author }) => author === 'customer');
  return status === 'queued' && question ? -Date.parse(question.at) : -Infinity;
}

const sorts = {
  id: ({ id }) => Number(id),
  subject: ({ subject }) => subject.toLowerCase(),
  updatedAt: ({ updatedAt }) => updatedAt,
  delay: delayOf,
  status: ({ status }) => ['queued', 'answered', 'closed'].indexOf(status),
};

/** Questions to support. */
export function support({ servers, find, pageOf, actOn, announce }) {
  const told = (user, ticket) => (announce(user, 'tickets', 'account'), onWire(ticket));
  const list = ({ user, query }) => {
    const own = tickets.filter(({ owner }) => owner === user.email);
    const { search = '', archived, sort = 'updatedAt', direction = 'descending' } = query;
    const way = direction === 'descending' ? -1 : 1;
    const isListed = (ticket) =>
      ticket.isArchived === (archived === '1') &&
      ['status', 'department'].every((name) => [undefined, ticket[name]].includes(query[name])) &&
      textOf(ticket).includes(search.trim().toLowerCase());
    const compare = (one, other) => {
      const [a, b] = [sorts[sort](one), sorts[sort](other)];
      return way * (a === b ? one.id - other.id : a < b ? -1 : 1);
    };
    const about = {
      queueCount: own.filter(({ status, isArchived }) => status !== 'closed' && !isArchived).length,
      archivedCount: own.filter(({ isArchived }) => isArchived).length,
    };
    return { ...pageOf(own.filter(isListed).sort(compare), query, onWire), about };
  };
  return {
    'support.list': list,
    'support.ticket': ({ params, user }) => onWire(find(tickets, params.id, user)),
    'support.create'({ body: { message, ...question }, files, user }) {
      const subject = question.subject.trim();
      refuseBroken(files, subject === '', 'subject');
      const isOwn = servers.some(({ owner, id }) => owner === user.email && id === question.serverId);
      const serverId = isOwn ? question.serverId : null;
      const ticket = {
        ...question,
        id: String(tickets.length + 1),
        subject,
        serverId,
        owner: user.email,
        isArchived: false,
        mergedInto: null,
        messages: [],
      };
      write(ticket, message, files);
      ticket.messages.push({ id: '2', at: ticket.updatedAt, author: 'robot', notice: 'queued' });
      tickets.push(ticket);
      return told(user, ticket);
    },
    'support.reply'({ params, body: { message }, files, user }) {
      refuseBroken(files, message.trim() === '' && files.length === 0, 'message');
      const ticket = find(tickets, params.id, user);
      write(ticket, message, files);
      return told(user, ticket);
    },
    'support.close'({ params, user }) {
      const closed = { status: 'closed', updatedAt: new Date().toISOString() };
      return told(user, Object.assign(find(tickets, params.id, user), closed));
    },
    'support.setArchived'({ body: { ids, isArchived }, user }) {
      const own = tickets.filter(({ id, owner }) => owner === user.email && ids.includes(id));
      for (const ticket of own) ticket.isArchived = isArchived;
      announce(user, 'tickets');
    },
    'support.archiveListed'({ body, user }) {
      const listed = list({ user, query: { ...body, limit: Infinity } });
      const archive = ({ id }) => Object.assign(find(tickets, id, user), { isArchived: body.isArchived });
      announce(user, 'tickets');
      return actOn(listed, body, () => true, archive);
    },
    'support.attachment'({ params, user, response }) {
      const { messages } = find(tickets, params.id, user);
      const files = messages.flatMap(({ attachments = [] }) => attachments);
      const file = files.find(({ id }) => id === params.attachmentId);
      if (!file) throw new Refusal(404, 'notFound');
      const isPng = file.content.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n';
      const name = encodeURIComponent(file.name).replaceAll("'", '%27');
      response.setHeader('Content-Type', isPng ? 'image/png' : 'application/octet-stream');
      response.setHeader('Content-Disposition', `attachment; filename*=UTF-8''${name}`);
      response.setHeader('X-Content-Type-Options', 'nosniff');
      response.writeHead(200, { 'Cache-Control': 'no-store' }).end(file.content);
    },
  };
}
