import * as v from 'valibot';
import { draftTextSchema } from '@/domain/support/supportForm';
import type { TicketId } from '@/domain/support/support';
import { composeModes } from '@/screens/admin/AdminTicketScreen/adminTicketView';
import { sessionDraft } from '@app/device/sessionStore';

/** Drafts of a member of staff on a ticket; empty ones are not stored. */
export const composeDraft = (id: TicketId) =>
  sessionDraft(
    `draft.desk.${id}`,
    v.pipe(
      v.object({ mode: v.picklist(composeModes), answer: draftTextSchema, note: draftTextSchema }),
      v.check(({ answer, note }) => answer !== '' || note !== ''),
    ),
  );
