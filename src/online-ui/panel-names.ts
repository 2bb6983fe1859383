/** What opens beside a table online. */
export const CHAT = "chat";
export const FAIR = "fair";
