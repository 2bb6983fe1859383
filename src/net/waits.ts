/** How long a node waits for what, in milliseconds. */
export const SECOND = 1_000;
export const BEAT = 2_000;
/** A link on which nothing at all has come in for so long is dead. */
export const LINK_SILENCE = 8_000;
/** A host that nobody hears for so long is replaced. */
export const HOST_SILENCE = 10_000;
/** So long a vote for the next host may take before it's the turn of the one after. */
export const VOTE = 8_000;
/** Between two attempts to reach somebody, at first and at most. */
export const REDIAL = 1_000;
export const REDIAL_MOST = 15_000;
/** Before the first attempt to reach somebody who was there: at once it would come to the page that is just going. */
export const REDIAL_LOST = 300;
/** So long after its last word nothing is known any more of a device that nobody wants: strangers come and go. */
export const FORGOTTEN = 600_000;
/** If the node's own clock has moved further than this at once, it was asleep itself and accuses nobody. */
export const JUMP = 5_000;
/** What has been sent and may still be on its way is sent again after that. */
export const AGAIN = 1_000;
/** What a host leaves out for so long goes to the others as well, and then the host is replaced. */
export const PASSED_ON = 5_000;
export const LEFT_OUT = 12_000;
/** What is its own to do it has to do within this time. A host that comes back waits a while for the others before. */
export const IDLE = HOST_SILENCE + LEFT_OUT;
/** Those who don't follow a host of too few make another one within this time, or follow after all. */
export const GIVE_IN = 4 * VOTE;
/** Nobody has said for so long that what is here is the newest: whoever looks at it should know. */
export const OLD = 6_000;
