import type { adminContract } from '@app/contract/admin';
import {
  mailLanguages,
  mailTemplates,
  mailTextId,
  mailTextProblems,
  usableMailText,
  type MailLanguage,
  type MailTemplate,
  type MailText,
  type MailTextDraft,
} from '@/domain/admin/mailText';
import { audit } from '../audit/audit';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { changedTexts, ownText } from '../mail/mailTexts';
import { sampleMail } from '../mail/mailPreview';
import type { Handlers } from '../routing/contractRoutes';
import { portalNameOf, settingsOf } from '../settings/storedSettings';

type Place = { readonly template: MailTemplate; readonly language: MailLanguage };

/** A stored version; that of a text that was never changed is 0. */
async function versionsOf(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('mailText').select(['template', 'language', 'version']).execute();
  return new Map(rows.map((row) => [mailTextId(row), String(row.version)]));
}

async function textsIn(db: Db, language: MailLanguage) {
  const changed = await changedTexts(db, language);
  const versions = await versionsOf(db);
  return mailTemplates.map((template) => ({
    template,
    language,
    ...(changed.get(template) ?? ownText(template, language)),
    isChanged: changed.has(template),
    version: versions.get(mailTextId({ template, language })) ?? '0',
  }));
}

async function textAt(db: Db, { template, language }: Place) {
  const text = (await textsIn(db, language)).find((each) => each.template === template);
  if (!text) throw refusal('notFound');
  return text;
}

/** Refuses a template or a language that does not exist. */
function assertPlace({ template, language }: Place): void {
  if (!mailTemplates.includes(template) || !mailLanguages.includes(language)) throw refusal('notFound');
}

/** A text as it is stored; refuses what breaks its rules. */
function validText({ template }: Place, draft: MailTextDraft): MailTextDraft {
  const valid = usableMailText(template, draft);
  if (valid === null)
    throw refusal('invalidRequest', { fields: Object.keys(mailTextProblems(template, draft)) });
  return valid;
}

const recorded = ({ subject, body }: MailTextDraft) => ({ subject, text: body });

/** Of two changes of a text at once the second waits, and sees the first. */
async function lockText(tx: Db, { template, language }: Place): Promise<void> {
  await tx
    .selectFrom('mailText')
    .select('version')
    .where('template', '=', template)
    .where('language', '=', language)
    .forUpdate()
    .execute();
}

type TextCalls = 'mailTexts' | 'saveMailText' | 'restoreMailText' | 'previewMailText';

/** Texts of the mails: changed, previewed and restored. */
export const adminMailTextRoutes: Pick<Handlers<typeof adminContract>, TextCalls> = {
  async mailTexts({ db }) {
    const items: (MailText & Place)[] = [];
    for (const language of mailLanguages) items.push(...(await textsIn(db, language)));
    return { items };
  },
  async saveMailText({ db, caller, params, body, version, now }) {
    assertPlace(params);
    const text = validText(params, body);
    await lockText(db, params);
    const before = await textAt(db, params);
    if (before.version !== version) throw refusal('stale');
    await db
      .insertInto('mailText')
      .values({ ...params, ...text })
      .onConflict((conflict) =>
        conflict
          .columns(['language', 'template'])
          .doUpdateSet(({ eb }) => ({ ...text, version: eb('mailText.version', '+', 1) })),
      )
      .execute();
    const about = { subject: mailTextId(params), before: recorded(before), after: recorded(text) };
    await audit(db, { caller, now, kind: 'mailTextSaved', ...about });
    return textAt(db, params);
  },
  async restoreMailText({ db, caller, params, now }) {
    assertPlace(params);
    await lockText(db, params);
    const before = await textAt(db, params);
    const { template, language } = params;
    await db
      .deleteFrom('mailText')
      .where('template', '=', template)
      .where('language', '=', language)
      .execute();
    const after = recorded(ownText(template, language));
    const about = { subject: mailTextId(params), before: recorded(before), after };
    await audit(db, { caller, now, kind: 'mailTextRestored', ...about });
    return textAt(db, params);
  },
  async previewMailText({ db, params, body }) {
    assertPlace(params);
    const { language, template } = params;
    const { supportEmail: email } = await settingsOf(db);
    const brandName = await portalNameOf(db, language);
    const to = { email, language, brandName, baseUrl: 'https://my.example.com' };
    const { subject, html } = sampleMail(template, validText(params, body), to);
    return { subject, html };
  },
};
