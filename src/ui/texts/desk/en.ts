/** English: the texts of desks that are made from the kit. */
export const texts = {
  "hand.held": "Your turn",
  "hand.laid": "Laid out",
  "hand.play": "Play it",
  "hand.none": "Lay out a card first.",
  "hand.locked": "You have played “{card}”.",
  "hand.keys.lay": "Lay out a card",
  "hand.keys.back": "Take it back",

  "plan.accept": "Accept",
  "plan.undo": "Undo",
  "plan.undo.nothing": "Nothing has been changed.",
  "plan.as-advised": "As advised",
  "plan.as-advised.already": "It’s all as advised.",

  "stepper.less": "One less",
  "stepper.more": "One more",
  "stepper.least": "{n, number} at least",
  "stepper.most": "{n, number} at most",
} as const;
