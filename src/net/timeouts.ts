/** All timeouts and intervals of a node, in milliseconds. */
export const SECOND = 1_000;
export const HEARTBEAT = 2_000;
/** A link on which nothing at all has come in for so long is dead. */
export const LINK_SILENCE = 8_000;
/** A host that nobody hears for so long is replaced. */
export const HOST_SILENCE = 10_000;
/** How long an election may take before the next candidate has their turn. */
export const ELECTION_TIMEOUT = 8_000;
/** Between two attempts to reach somebody, at first and at most. */
export const REDIAL = 1_000;
export const REDIAL_MOST = 15_000;
/** Before redialling a peer whose link has closed: dialled at once, its old page might still answer. */
export const REDIAL_LOST = 300;
/** What is known of a device that nobody needs is forgotten after so much silence. */
export const FORGOTTEN = 600_000;
/** A longer step of the node's clock means that the device was asleep: then it blames nobody for silence. */
export const CLOCK_JUMP = 5_000;
/** How long what was sent may be on its way before it's sent again. */
export const RESEND_AFTER = 1_000;
/** What the host leaves out for so long is sent to the others as well; after the second, longer time the host is replaced. */
export const RELAY_AFTER = 5_000;
export const CENSORED_AFTER = 12_000;
/** Within this time a host has to do its own work. One that comes back first waits a while for the others. */
export const HOST_IDLE = HOST_SILENCE + CENSORED_AFTER;
/** Those who reject a host with too few votes elect another one within this time, or give in. */
export const GIVE_IN = 4 * ELECTION_TIMEOUT;
/** If nobody has confirmed for so long that our record is the newest, people are told. */
export const STALE_AFTER = 6_000;
