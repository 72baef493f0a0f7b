import { sampleWriter } from '@app/ports/sample/sampleSession';
import { isoNow } from '@app/device/clock';
import { noLatency } from '@app/ports/sample/latency';
import { supportSample } from '@app/ports/sample/supportSample';
import { ticketsInSession } from '@app/ports/sample/ticketStorage';

/** The support of the demonstration, as an object whose calls a test can replace. */
export const supportPort = () =>
  supportSample({ latency: noLatency, now: isoNow, store: ticketsInSession(sampleWriter()) });
