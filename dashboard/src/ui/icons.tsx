import type { ComponentProps, ReactNode } from 'react'
import paths from './icons.json'

/*! Icons of Lucide 1.75.0, https://lucide.dev. ISC License, Copyright (c) 2026 Lucide Icons and Contributors; parts: MIT License,
 * Copyright (c) 2013-present Cole Bemis. Both licenses: public/icons/lucide-license.txt */

export type Icon = (props: ComponentProps<'svg'> & { size?: number }) => ReactNode

/** Decoration: what it stands for is said beside it, or by its button. */
function icon(path: string): Icon {
  return ({ size = 24, ...props }) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}

export const Activity = icon(paths.Activity)
export const AlarmClock = icon(paths.AlarmClock)
export const Archive = icon(paths.Archive)
export const ArrowDown = icon(paths.ArrowDown)
export const ArrowLeft = icon(paths.ArrowLeft)
export const ArrowLeftRight = icon(paths.ArrowLeftRight)
export const ArrowUpDown = icon(paths.ArrowUpDown)
export const AtSign = icon(paths.AtSign)
export const Ban = icon(paths.Ban)
export const Bell = icon(paths.Bell)
export const Bold = icon(paths.Bold)
export const BookOpen = icon(paths.BookOpen)
export const Bookmark = icon(paths.Bookmark)
export const BookmarkPlus = icon(paths.BookmarkPlus)
export const Bot = icon(paths.Bot)
export const Braces = icon(paths.Braces)
export const Cable = icon(paths.Cable)
export const CalendarDays = icon(paths.CalendarDays)
export const ChartColumn = icon(paths.ChartColumn)
export const Check = icon(paths.Check)
export const CheckCheck = icon(paths.CheckCheck)
export const ChevronDown = icon(paths.ChevronDown)
export const ChevronLeft = icon(paths.ChevronLeft)
export const ChevronRight = icon(paths.ChevronRight)
export const ChevronUp = icon(paths.ChevronUp)
export const ChevronsUp = icon(paths.ChevronsUp)
export const CircleCheck = icon(paths.CircleCheck)
export const CircleCheckBig = icon(paths.CircleCheckBig)
export const CircleDot = icon(paths.CircleDot)
export const CircleMinus = icon(paths.CircleMinus)
export const CircleUser = icon(paths.CircleUser)
export const Clock = icon(paths.Clock)
export const Code = icon(paths.Code)
export const Compass = icon(paths.Compass)
export const Contact = icon(paths.Contact)
export const Copy = icon(paths.Copy)
export const Download = icon(paths.Download)
export const Equal = icon(paths.Equal)
export const ExternalLink = icon(paths.ExternalLink)
export const Eye = icon(paths.Eye)
export const EyeOff = icon(paths.EyeOff)
export const FileText = icon(paths.FileText)
export const FileUp = icon(paths.FileUp)
export const Flag = icon(paths.Flag)
export const FlaskConical = icon(paths.FlaskConical)
export const GitMerge = icon(paths.GitMerge)
export const Hand = icon(paths.Hand)
export const History = icon(paths.History)
export const Hourglass = icon(paths.Hourglass)
export const House = icon(paths.House)
export const ImageIcon = icon(paths.ImageIcon)
export const Import = icon(paths.Import)
export const Inbox = icon(paths.Inbox)
export const Italic = icon(paths.Italic)
export const KeyRound = icon(paths.KeyRound)
export const Keyboard = icon(paths.Keyboard)
export const Languages = icon(paths.Languages)
export const List = icon(paths.List)
export const ListFilter = icon(paths.ListFilter)
export const Lock = icon(paths.Lock)
export const LogOut = icon(paths.LogOut)
export const Mail = icon(paths.Mail)
export const Menu = icon(paths.Menu)
export const Merge = icon(paths.Merge)
export const MessageCircleOff = icon(paths.MessageCircleOff)
export const MessageCircleQuestion = icon(paths.MessageCircleQuestion)
export const MessageSquare = icon(paths.MessageSquare)
export const MessageSquareMore = icon(paths.MessageSquareMore)
export const MessageSquarePlus = icon(paths.MessageSquarePlus)
export const MessageSquareQuote = icon(paths.MessageSquareQuote)
export const Minus = icon(paths.Minus)
export const Monitor = icon(paths.Monitor)
export const Moon = icon(paths.Moon)
export const MoreHorizontal = icon(paths.MoreHorizontal)
export const PanelLeftClose = icon(paths.PanelLeftClose)
export const PanelLeftOpen = icon(paths.PanelLeftOpen)
export const PanelRight = icon(paths.PanelRight)
export const Paperclip = icon(paths.Paperclip)
export const PenLine = icon(paths.PenLine)
export const Pencil = icon(paths.Pencil)
export const Plus = icon(paths.Plus)
export const Radio = icon(paths.Radio)
export const RefreshCw = icon(paths.RefreshCw)
export const Reply = icon(paths.Reply)
export const RotateCcw = icon(paths.RotateCcw)
export const RotateCw = icon(paths.RotateCw)
export const ScrollText = icon(paths.ScrollText)
export const Search = icon(paths.Search)
export const SendHorizontal = icon(paths.SendHorizontal)
export const Settings = icon(paths.Settings)
export const SlidersHorizontal = icon(paths.SlidersHorizontal)
export const Sparkles = icon(paths.Sparkles)
export const Sun = icon(paths.Sun)
export const SunMoon = icon(paths.SunMoon)
export const Tag = icon(paths.Tag)
export const Target = icon(paths.Target)
export const TextQuote = icon(paths.TextQuote)
export const ThumbsDown = icon(paths.ThumbsDown)
export const ThumbsUp = icon(paths.ThumbsUp)
export const Trash2 = icon(paths.Trash2)
export const TriangleAlert = icon(paths.TriangleAlert)
export const Upload = icon(paths.Upload)
export const User = icon(paths.User)
export const UserCheck = icon(paths.UserCheck)
export const UserPlus = icon(paths.UserPlus)
export const UserRound = icon(paths.UserRound)
export const UserRoundX = icon(paths.UserRoundX)
export const Users = icon(paths.Users)
export const WandSparkles = icon(paths.WandSparkles)
export const Waypoints = icon(paths.Waypoints)
export const Webhook = icon(paths.Webhook)
export const X = icon(paths.X)
