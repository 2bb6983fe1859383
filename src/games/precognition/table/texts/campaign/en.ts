/** The campaign: five journeys in the co-operative game, and the story that links them. */

export const texts = {
  "journey.name": "The long way home",
  "journey.pitch":
    "Five co-operative journeys to Letea, each harder than the one before. Whoever comes home with more people than were needed sets out better the next time.",
  "journey.help.humans":
    "{n, plural, one {# Human more on each boat} other {# Humans more on each boat}}: they heard how well it went.",
  "journey.help.food": "{n, number} Food more on each boat: those who fell short left it hidden on the banks.",

  "journey.first": "The ice breaks",
  "journey.first.story":
    "For three winters nobody has come down the Great River. Now the ice breaks, and from Letea a light answers your lamp. Two boats are sound. There are people on every bank, and they have seen the light too.",
  "journey.first.task": "Normal, with the standard set-up, and 2 Humans and 2 Food more on each boat.",
  "journey.first.reached":
    "Letea’s gates open. An old Ymune counts those who come ashore, twice, and weeps. “There are more,” she says. “Upriver, by the old docks.”",
  "journey.first.missed":
    "The light on Letea goes out before you are all there. But the river knows the way now, and so do you.",

  "journey.second": "Old iron",
  "journey.second.story":
    "In the docks upriver lie boats from before, with Machines that nobody has woken in a lifetime. Half of them must be left behind. Choose well: the people who wait there can’t wait again.",
  "journey.second.task":
    "Normal, with the advanced set-up: you choose your own Machine Rooms and first cards. 1 Human and 1 Food more on each boat.",
  "journey.second.reached":
    "The Machines sing all the way down to the sea. On Letea they take one apart, and put it together again, and then build a lighthouse.",
  "journey.second.missed":
    "The Machines stood still when they were needed. You sit with your crew all night and draw plans in the sand.",

  "journey.third": "The empty store",
  "journey.third.story":
    "Locusts have come to Letea. What is left in the store is half of what a crew needs, and the people at the upper lakes have even less. They have sent a child with a letter: “Come anyway.”",
  "journey.third.task": "Hard: 4 Food on each boat instead of 8, but 1 Human and 1 Food more on each boat.",
  "journey.third.reached":
    "Nobody speaks of hunger at the table that night. The child who brought the letter falls asleep on a sack of seed, and nobody moves her.",
  "journey.third.missed":
    "It wasn’t enough, and all knew it at the second island. On the way back you note every bank where something grows.",

  "journey.fourth": "The grey fever",
  "journey.fourth.story":
    "From the cities of the plain comes a grey fever. Their Doctors have fled, their docks stand open, and on each quay somebody waves a cloth. Letea asks you not to go. You ask for a vote, and win by one voice.",
  "journey.fourth.task": "Hard, with the advanced set-up.",
  "journey.fourth.reached": "Those who voted against it are the first in the water to pull the boats ashore.",
  "journey.fourth.missed":
    "The fever was quicker. Letea keeps its gates open all the same, and its lamp lit. Somebody is still waving.",

  "journey.fifth": "The last boats",
  "journey.fifth.story":
    "The dams in the mountains won’t stand another winter. Once they break there will be no river any more, only water. There is time for one journey from the source to the sea. Everybody on Letea wants to be your crew.",
  "journey.fifth.task":
    "Apocalypse, with the advanced set-up: 4 Food on each boat, and one more Objective each season.",
  "journey.fifth.reached":
    "Behind you the valley fills without a sound. In front of you there is an island with a lighthouse, and so many people on the shore that one can’t see the sand. You are the last to step out of the boat.",
  "journey.fifth.missed": "The dams hold one night longer than anybody believed. One night. You turn the boats round.",
} as const;
